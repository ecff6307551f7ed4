import { cva } from 'class-variance-authority';

export const tagVariants = cva(
  'inline-flex min-h-8 max-w-full items-center rounded-[min(var(--radius-control),1rem)] border px-3 py-1 text-[0.9375rem] leading-tight wrap-anywhere',
  {
    variants: {
      look: {
        outline: 'border-[color-mix(in_oklab,currentColor_30%,transparent)]',
        quiet: 'border-transparent bg-[color-mix(in_oklab,currentColor_8%,transparent)]',
      },
    },
  },
);
