import { cva } from 'class-variance-authority';

/* One column, then the head above two columns of skills, then the head as a cell of its own beside them. */
export const skillFrameVariants = cva('container-page grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10', {
  variants: {
    headAt: {
      start: '@5xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
      end: '@5xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]',
    },
  },
});

export const skillHeadVariants = cva(
  'flex min-w-0 flex-col gap-x-10 gap-y-8 @2xl:flex-row @2xl:items-end @2xl:justify-between @5xl:flex-col @5xl:items-stretch',
  { variants: { headAt: { start: '', end: '@5xl:order-last' } } },
);

export const skillFigureVariants = cva(
  'pointer-events-none hidden w-[34%] max-w-64 shrink-0 @2xl:block @5xl:mt-auto @5xl:w-full @5xl:max-w-none',
  {
    variants: {
      figure: {
        phyllotaxis: '',
        branching: 'rtl:-scale-x-100',
        strands: 'rtl:-scale-x-100',
        tessellation: 'rtl:-scale-x-100',
        venation: 'rtl:-scale-x-100',
      },
    },
  },
);

/* Title and skills of neighbours stand on the same lines; the last of an odd number takes the whole width. */
export const skillGroupVariants = cva(
  'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-y-3 border-t border-soft pt-5 pb-7 @2xl:gap-y-5 @2xl:pb-10 @2xl:row-span-2 @2xl:grid-rows-subgrid @2xl:last:odd:col-span-2',
);
