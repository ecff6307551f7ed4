import { cva } from 'class-variance-authority';

export const exerciseFrameVariants = cva(
  'container-page grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 @4xl:grid-cols-12 @4xl:items-start',
);

/** In the source the words come first: one reads what to do before one does it. */
export const exerciseWordsVariants = cva('min-w-0 @4xl:row-start-1', {
  variants: { wordsAt: { start: '@4xl:col-span-5', end: '@4xl:col-span-5 @4xl:col-start-8' } },
});

export const exercisePanelVariants = cva(
  'surface-raised @container min-w-0 rounded-band border border-line p-6 @sm:p-8 @4xl:row-start-1 @4xl:p-10',
  {
    variants: {
      wordsAt: { start: '@4xl:col-span-6 @4xl:col-start-7', end: '@4xl:col-span-6 @4xl:col-start-1' },
    },
  },
);
