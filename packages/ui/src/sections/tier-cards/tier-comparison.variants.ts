import { cva } from 'class-variance-authority';

/** Stays in view while the rows pass below it. Not drawn, but still read, where the values carry their column's name. */
export const comparisonHeadVariants = cva('block bg-[var(--surface,var(--color-ground))]', {
  variants: {
    size: {
      few: 'sr-only @xs:not-sr-only @xs:sticky @xs:top-[var(--header-height,0px)] @xs:z-10',
      many: 'sr-only @3xl:not-sr-only @3xl:sticky @3xl:top-[var(--header-height,0px)] @3xl:z-10',
    },
  },
});

export const comparisonCellVariants = cva('min-w-0 text-start wrap-anywhere', {
  variants: {
    part: {
      /* Three names beside each other in a phone: no ordinary word breaks. */
      head: 'block px-2 pt-4 pb-4 align-bottom font-display text-[min(1.0625rem,4.2cqi)] leading-tight font-[640] tracking-[-0.01em] @3xl:px-5 @3xl:text-[1.25rem]',
      body: 'flex flex-wrap items-start gap-x-4 px-2 py-3 font-semibold @3xl:px-5 @3xl:py-4',
    },
    recommended: { true: '', false: '' },
  },
  compoundVariants: [
    { part: 'head', recommended: true, class: 'surface-leaf rounded-t-[14px]' },
    {
      part: 'body',
      recommended: true,
      class: 'bg-[color-mix(in_oklab,var(--color-leaf-text)_9%,transparent)]',
    },
  ],
});
