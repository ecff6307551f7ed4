import { cva } from 'class-variance-authority';

export const errorSummaryVariants = cva(
  'focus-ring grid grid-cols-[auto_minmax(0,1fr)] gap-x-[12px] rounded-control border border-error bg-raised px-[16px] py-4 text-ink',
);
