import { cva } from 'class-variance-authority';

export const ratingVariants = cva('inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-1');

export const starsVariants = cva('max-w-full min-w-0 rtl:-scale-x-100', {
  variants: { size: { default: 'h-6 w-auto', large: 'h-8 w-auto' } },
});
