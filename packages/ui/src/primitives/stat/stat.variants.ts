import { cva } from 'class-variance-authority';

export const statVariants = cva('flex min-w-0 flex-wrap', {
  variants: {
    layout: { above: 'flex-col gap-y-2', beside: 'items-baseline gap-x-3 gap-y-1' },
  },
});

/* '+25 %' is read from left to right in every script; on a page from the right it stands at its start nevertheless. */
export const statValueVariants = cva('min-w-0 wrap-anywhere [unicode-bidi:plaintext] rtl:text-right', {
  variants: {
    size: { heading: 'type-heading', title: 'type-title', hero: 'type-hero' },
    tone: { current: '', signal: 'text-signal' },
  },
});
