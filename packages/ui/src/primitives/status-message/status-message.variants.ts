import { cva } from 'class-variance-authority';

/* The root is always there, so that what appears in it later is announced; without content it takes no room. */
export const statusMessageVariants = cva('group/status');

export const statusBoxVariants = cva(
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-[12px] rounded-control border bg-raised px-[16px] py-4 text-ink wrap-anywhere',
  {
    variants: {
      tone: {
        success: 'border-leaf-text',
        error: 'border-error',
        info: 'border-control',
      },
    },
  },
);
