import { cva } from 'class-variance-authority';

export const statVariants = cva('flex min-w-0 flex-wrap', {
  variants: {
    layout: { above: 'flex-col gap-y-2', beside: 'items-baseline gap-x-3 gap-y-1' },
  },
});

export const statValueVariants = cva('min-w-0 wrap-anywhere', {
  variants: {
    size: { heading: 'type-heading', title: 'type-title', hero: 'type-hero' },
    tone: { current: '', signal: 'text-signal' },
  },
});
