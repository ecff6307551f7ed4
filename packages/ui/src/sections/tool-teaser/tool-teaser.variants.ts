import { cva } from 'class-variance-authority';

export const toolTeaserVariants = cva(
  'container-page grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-10 @4xl:gap-x-20',
  {
    variants: {
      side: {
        start: '@3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        end: '@3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      },
    },
  },
);

/* In the source the words come first; on wide screens the instrument may stand before them. */
export const toolPanelVariants = cva(
  'surface-raised @container min-w-0 rounded-band border border-line p-5 @3xl:p-9',
  { variants: { side: { start: '@3xl:order-first', end: '' } } },
);
