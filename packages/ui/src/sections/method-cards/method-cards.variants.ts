import { cva } from 'class-variance-authority';

/* `clip`, because a root enters from the edge of the card, and the large spiral leaves it. */
export const methodCardVariants = cva(
  'group/card surface-raised focus-ring-within relative isolate flex min-w-0 overflow-clip rounded-card border border-line p-6 transition-colors duration-quick hover:border-control motion-reduce:transition-none',
  {
    variants: {
      place: {
        lead: 'flex-col @3xl:col-span-7 @3xl:row-span-2 @3xl:p-8 @[78rem]:p-11',
        side: 'flex-col gap-6 @sm:flex-row @sm:items-center @3xl:col-span-5 @3xl:flex-col @3xl:items-stretch @3xl:p-7 @[78rem]:px-10',
        rest: 'flex-col gap-6 @sm:flex-row @sm:items-center @3xl:col-span-6 @3xl:p-7 @[78rem]:px-10',
      },
      count: { one: '', two: '', more: '' },
    },
    compoundVariants: [
      { place: 'lead', count: 'one', class: '@3xl:col-span-12' },
      { place: 'side', count: 'more', class: '@5xl:flex-row @5xl:items-center' },
      // Two stand side by side, each with its figure below the words.
      { place: 'side', count: 'two', class: '@3xl:row-span-2 @[78rem]:py-11' },
    ],
  },
);

/** The negative margins lead out of the padding of the card, to its edge and beyond. */
export const methodFigureVariants = cva('pointer-events-none', {
  variants: {
    place: {
      lead: 'mt-auto pt-10',
      side: 'ms-auto w-full max-w-72 shrink-0 @sm:w-[42%] @3xl:mt-auto',
      rest: 'ms-auto w-full max-w-64 shrink-0 @sm:w-[42%]',
    },
    /* Beside a large one alone, its figure has the width of the card, too. */
    count: { one: '', two: '', more: '' },
    figure: {
      phyllotaxis: '',
      branching: '-scale-x-100 rtl:scale-x-100',
      strands: 'rtl:-scale-x-100',
      tessellation: 'rtl:-scale-x-100',
      venation: 'rtl:-scale-x-100',
    },
  },
  compoundVariants: [
    { place: 'side', count: 'more', class: '@3xl:w-[72%] @5xl:mt-0 @5xl:w-1/2' },
    { place: 'side', count: 'two', class: '@3xl:w-full @3xl:max-w-none' },
    {
      place: 'lead',
      figure: 'phyllotaxis',
      class: 'w-[118%] ms-[6%] -mb-[22%] @3xl:-mb-[20%] @5xl:w-[108%] @5xl:ms-[14%] @5xl:-mb-[24%]',
    },
    {
      place: 'lead',
      figure: ['branching', 'strands', 'tessellation', 'venation'],
      class: 'ms-auto w-full max-w-[36rem]',
    },
    {
      place: ['side', 'rest'],
      figure: 'branching',
      class: '-me-6 @3xl:-me-7 @[78rem]:-me-10',
    },
    { place: 'lead', figure: 'branching', class: '-me-6 @3xl:-me-8 @[78rem]:-me-11' },
  ],
});
