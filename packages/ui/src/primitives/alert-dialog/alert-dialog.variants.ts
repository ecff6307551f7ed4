import { cva } from 'class-variance-authority';

export const alertDialogVariants = cva(
  'surface-raised max-h-full w-full max-w-[27.5rem] overflow-y-auto overscroll-contain rounded-card border border-line p-5 shadow-float outline-none sm:p-8',
);
