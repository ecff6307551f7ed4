import { cva } from 'class-variance-authority';

/* On paper the table keeps its two columns, whatever the width of the window was. */
export const cvGroupVariants = cva(
  'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 border-t-2 border-current pt-5 pb-14 last:pb-0 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @3xl:pt-6 @3xl:pb-20 print:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] print:gap-x-6 print:border-t print:pt-2 print:pb-5',
);

export const cvEntryVariants = cva(
  'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 border-soft not-first:border-t not-first:pt-6 pb-6 last:pb-0 @2xl:grid-cols-[9.5rem_minmax(0,1fr)] print:grid-cols-[7rem_minmax(0,1fr)] print:break-inside-avoid print:gap-x-4 print:pb-2 print:not-first:pt-2',
);

export const cvNamesVariants = cva('', {
  variants: {
    look: {
      columns:
        'grid grid-cols-[minmax(0,1fr)] gap-x-10 [list-style-type:""] @xl:grid-cols-2 print:grid-cols-3 print:gap-x-4 [&>li]:border-soft [&>li]:border-b [&>li]:py-3 print:[&>li]:py-1',
      // Each has its stroke before it; the first of a line has it outside the clipped edge.
      run: "type-subheading -ms-[1.1em] flex min-w-0 flex-wrap gap-y-1 [list-style-type:''] print:text-[1em] [&>li]:relative [&>li]:ps-[1.1em] [&>li]:before:absolute [&>li]:before:start-[0.4em] [&>li]:before:font-normal [&>li]:before:text-signal [&>li]:before:content-['/'_/_'']",
    },
  },
});
