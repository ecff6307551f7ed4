import { cva } from 'class-variance-authority';

/* The number hangs beside the text where there is room for it. */
export const legalSectionVariants = cva(
  'border-soft border-t pt-5 pb-12 last:pb-0 @3xl:pt-7 @3xl:pb-16 print:break-inside-auto print:py-4',
  { variants: { numbered: { true: '', false: '' } } },
);

/* The heading is its own address, so that a clause can be quoted. */
export const legalHeadingVariants = cva(
  'focus-ring grid min-h-11 items-baseline gap-x-4 rounded-[6px] underline decoration-transparent decoration-[0.07em] underline-offset-[0.14em] hover:decoration-current',
  {
    variants: {
      numbered: {
        true: 'grid-cols-[auto_minmax(0,1fr)] @3xl:grid-cols-[2.5rem_minmax(0,1fr)]',
        false: 'grid-cols-[minmax(0,1fr)]',
      },
    },
  },
);

/* Headings inside stay below the heading of the section, and the word that names a row stays whole. */
export const legalTextVariants = cva(
  'pt-3 [&_:is(h3,h4)]:scroll-mt-4 [&_h3]:text-[1.1875rem] [&_h3]:font-semibold [&_h3]:tracking-normal [&_h3]:[font-family:var(--font-text)] [&_caption]:wrap-anywhere [&_tbody_th]:min-w-[6em] print:max-w-none print:[&_:is(tr,li,dt)]:break-inside-avoid print:[&_thead]:table-header-group',
  { variants: { numbered: { true: '@3xl:ms-14', false: '' } } },
);
