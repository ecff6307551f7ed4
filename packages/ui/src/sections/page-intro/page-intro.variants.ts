import { cva } from 'class-variance-authority';

export const pageIntroVariants = cva('@container relative isolate overflow-clip', {
  variants: {
    tone: {
      ground: 'surface-ground',
      kingfisher: 'surface-kingfisher',
      leaf: 'surface-leaf',
      night: 'surface-night',
    },
  },
});

/* A figure with a shape of its own hangs over the edge of the window; a wide one lies below the words. What ends at a
   border of its drawing, as strands and leaves do, stands whole on the line where the page ends. */
const whole = [
  'has-[:is([data-rule=strands],[data-rule=venation])]:mb-0 has-[:is([data-rule=strands],[data-rule=venation])]:pb-10 has-[:is([data-rule=strands],[data-rule=venation])]:me-gutter',
  '@3xl:has-[:is([data-rule=strands],[data-rule=venation])]:pb-0 @3xl:has-[:is([data-rule=strands],[data-rule=venation])]:w-[calc(var(--figure)*0.8)]',
  '@3xl:has-[:is([data-rule=strands],[data-rule=venation])]:me-[max(var(--spacing-gutter-wide),calc((100cqi-var(--spacing-page))/2))]',
  'rtl:has-[:is([data-rule=strands],[data-rule=venation])]:-scale-x-100',
];

export const introFigureVariants = cva('pointer-events-none -z-10', {
  variants: {
    place: {
      side: [
        '-mt-4 -mb-[20cqi] ms-auto w-[74cqi] me-[-15cqi] @3xl:absolute @3xl:end-0 @3xl:top-1/2 @3xl:m-0 @3xl:w-(--figure) @3xl:-translate-y-1/2 @3xl:me-[calc(var(--figure)*-0.15)]',
        ...whole,
      ],
      edge: 'ms-auto w-[88cqi] -scale-x-100 pb-10 rtl:scale-x-100 @3xl:absolute @3xl:end-0 @3xl:top-1/2 @3xl:w-(--figure) @3xl:-translate-y-1/2 @3xl:pb-0',
    },
  },
});

/* What enters from the edge has its tips nearest to the words, and no glyph may touch them. */
export const introWordsVariants = cva('min-w-0', {
  variants: {
    place: {
      side: '@3xl:max-w-[calc(100%-var(--figure)*0.88)]',
      edge: '@3xl:max-w-[calc(100%-var(--figure)*1.02)] @7xl:max-w-[calc(100%-var(--figure)*0.88)]',
    },
  },
});
