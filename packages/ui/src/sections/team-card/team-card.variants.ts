import { cva } from 'class-variance-authority';

export const teamCardVariants = cva('@container');

/* `wide`: a large portrait and the words beside it. `narrow`: the portrait above the words, not as wide as they. */
export const teamLayoutVariants = cva('grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-6', {
  variants: {
    layout: {
      wide: '@2xl:grid-cols-12 @2xl:gap-x-8 @2xl:items-center',
      narrow: 'content-start',
    },
  },
});

export const teamPortraitVariants = cva('min-w-0', {
  variants: {
    layout: {
      wide: 'w-[min(100%,22rem)] @2xl:w-full @2xl:col-span-5 @2xl:row-start-1',
      narrow: 'w-[min(100%,19rem)]',
    },
    side: { start: '', end: '' },
  },
  compoundVariants: [
    { layout: 'wide', side: 'start', class: '@2xl:col-start-1' },
    { layout: 'wide', side: 'end', class: '@2xl:col-start-8' },
  ],
});

export const teamWordsVariants = cva('min-w-0', {
  variants: {
    layout: { wide: '@2xl:row-start-1', narrow: '' },
    side: { start: '', end: '' },
  },
  compoundVariants: [
    {
      layout: 'wide',
      side: 'start',
      class: '@2xl:col-span-7 @2xl:col-start-6 @4xl:col-span-6 @4xl:col-start-7',
    },
    { layout: 'wide', side: 'end', class: '@2xl:col-span-7 @2xl:col-start-1 @4xl:col-span-6' },
  ],
});

/* One wide, then two side by side, the second lower; then wide again with the portrait on the other side. */
export const teamItemVariants = cva('min-w-0', {
  variants: {
    place: {
      wide: '@3xl:col-span-12',
      first: '@3xl:col-span-6 @4xl:col-span-5',
      second: '@3xl:col-span-6 @3xl:pt-20 @4xl:col-start-8 @4xl:col-span-5 @4xl:pt-24',
    },
  },
});
