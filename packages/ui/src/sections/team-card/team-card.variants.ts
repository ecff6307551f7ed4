import { cva } from 'class-variance-authority';

export const teamCardVariants = cva('lali:@container lali:scroll-mt-24');

/* `wide`: a large portrait and the words beside it. `narrow`: a small one. On a phone the name stands below the large one, beside the small one. */
export const teamLayoutVariants = cva('lali:gap-x-6 lali:gap-y-6', {
  variants: {
    layout: {
      wide: 'lali:@2xl:grid lali:@2xl:grid-cols-12 lali:@4xl:items-center',
      narrow: 'lali:@lg:grid lali:@lg:grid-cols-6',
    },
  },
});

/* The name of who leads, a step below the heading of the section. */
export const teamNameStyle =
  'lali:type-heading lali:text-[length:min(var(--lali-type-heading),max(1.75rem,1.25rem+1.9cqi))]';

export const teamPortraitVariants = cva('lali:min-w-0', {
  variants: {
    layout: {
      wide: 'lali:mb-5 lali:@2xl:m-0 lali:@2xl:col-span-5 lali:@2xl:row-start-1',
      narrow:
        'lali:float-start lali:me-5 lali:mb-3 lali:w-32 lali:@lg:col-span-2 lali:@lg:m-0 lali:@lg:w-full',
    },
    side: { start: '', end: '' },
  },
  compoundVariants: [
    { layout: 'wide', side: 'start', class: 'lali:@2xl:col-start-1' },
    { layout: 'wide', side: 'end', class: 'lali:@2xl:col-start-8' },
  ],
});

export const teamWordsVariants = cva('lali:min-w-0', {
  variants: {
    layout: { wide: 'lali:@2xl:row-start-1', narrow: 'lali:@lg:col-span-4' },
    side: { start: '', end: '' },
  },
  compoundVariants: [
    {
      layout: 'wide',
      side: 'start',
      class: 'lali:@2xl:col-span-7 lali:@2xl:col-start-6 lali:@4xl:col-span-6 lali:@4xl:col-start-7',
    },
    { layout: 'wide', side: 'end', class: 'lali:@2xl:col-span-7 lali:@2xl:col-start-1 lali:@4xl:col-span-6' },
  ],
});

/* One wide, then two side by side on one line; then wide again with the portrait on the other side. */
export const teamItemVariants = cva('lali:min-w-0', {
  variants: {
    place: {
      wide: 'lali:@3xl:col-span-12',
      first: 'lali:@3xl:col-span-6',
      second: 'lali:@3xl:col-span-6',
    },
  },
});
