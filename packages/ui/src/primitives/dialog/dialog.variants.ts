import { cva } from 'class-variance-authority';

const scrim = 'bg-[color-mix(in_oklab,var(--color-night)_64%,transparent)]';

export const dialogOverlayVariants = cva(
  'pointer-events-auto fixed inset-0 z-50 grid grid-rows-[minmax(0,1fr)] justify-items-center forced-colors:bg-[Canvas]',
  {
    variants: {
      placement: {
        sheet: `${scrim} items-end pt-8 sm:items-center sm:p-8`,
        middle: `${scrim} items-center p-5`,
        start: `${scrim} justify-items-start`,
        end: `${scrim} justify-items-end`,
        window: 'bg-night',
      },
    },
  },
);

const card = 'surface-raised overflow-y-auto border-line shadow-float';

export const dialogContentVariants = cva(
  'grid max-h-full grid-cols-[minmax(0,1fr)] overscroll-contain pb-[env(safe-area-inset-bottom)] outline-none',
  {
    variants: {
      size: {
        small: `${card} sm:max-w-[27.5rem]`,
        default: `${card} sm:max-w-[36rem]`,
        wide: `${card} sm:max-w-[55rem]`,
        window: 'surface-night h-full overflow-hidden',
      },
      side: {
        /* On phones a sheet at the lower edge, on larger windows a card in the middle. */
        none: 'w-full rounded-t-card border max-sm:border-x-0 max-sm:border-b-0 sm:rounded-card',
        /* The whole height, and beside it a strip of the page to press. */
        start: 'h-full w-[calc(100%-3rem)] content-start rounded-e-card border-e',
        end: 'h-full w-[calc(100%-3rem)] content-start rounded-s-card border-s',
        window: 'w-full',
      },
    },
  },
);

const cardBody = 'p-5 sm:p-8';

export const dialogBodyVariants = cva('col-start-1 row-start-1 min-w-0', {
  variants: { size: { small: cardBody, default: cardBody, wide: cardBody, window: 'min-h-0' } },
});

/** Drawn in the corner, where it stays in view, on the ground of its panel. */
export const dialogCloseVariants = cva(
  'sticky top-2 col-start-1 row-start-1 me-1 mt-2.5 self-start justify-self-end sm:top-4 sm:me-4 sm:mt-6',
  {
    variants: {
      size: { small: 'bg-raised', default: 'bg-raised', wide: 'bg-raised', window: 'bg-night' },
    },
  },
);

export const dialogTitleVariants = cva('type-subheading min-h-7 pe-14 wrap-anywhere');

export const dialogDescriptionVariants = cva('type-body pt-2 text-muted wrap-anywhere');
