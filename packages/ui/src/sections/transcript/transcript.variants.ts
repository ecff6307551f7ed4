import { cva } from 'class-variance-authority';

/* Times hang in a column of their own where there is one; on a phone they stand above what was said. */
export const passageVariants = cva(
  'group/passage grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-x-6 pt-6 @3xl:grid-cols-[4.5rem_minmax(0,1fr)] print:grid-cols-[4rem_minmax(0,1fr)]',
);

export const markVariants = cva(
  'focus-ring relative -ms-2 inline-flex min-h-11 min-w-11 items-center self-start rounded-[6px] px-2 text-soft tabular-nums underline decoration-transparent underline-offset-4 hover:decoration-current group-target/passage:bg-pollen group-target/passage:text-on-pollen @3xl:-mt-2.5 print:mt-0 print:min-h-0',
);

/* Said once, in its place, and set so large that it holds the page together. */
export const pulledVariants = cva([
  'type-heading',
  'max-w-[18em] pt-10 pb-6 text-signal wrap-anywhere @3xl:ms-24 @3xl:pt-14 @3xl:pb-9 print:ms-22 print:break-inside-avoid print:pt-8 print:pb-3 print:text-[1.625rem]',
]);
