import { cva } from 'class-variance-authority';

const scrim = 'lali:bg-[color-mix(in_oklab,var(--lali-color-inverse)_64%,transparent)]';

export const dialogOverlayVariants = cva(
  'lali:pointer-events-auto lali:fixed lali:inset-0 lali:z-50 lali:grid lali:grid-rows-[minmax(0,1fr)] lali:justify-items-center lali:forced-colors:bg-[Canvas]',
  {
    variants: {
      placement: {
        sheet: `${scrim} lali:items-end lali:pt-8 lali:sm:items-center lali:sm:p-8`,
        middle: `${scrim} lali:items-center lali:p-5`,
        start: `${scrim} lali:justify-items-start`,
        end: `${scrim} lali:justify-items-end`,
        window: 'lali:bg-inverse',
      },
    },
  },
);

const card = 'lali:surface-raised lali:overflow-y-auto lali:border-line lali:shadow-float';

export const dialogContentVariants = cva(
  'lali:grid lali:max-h-full lali:grid-cols-[minmax(0,1fr)] lali:overscroll-contain lali:pb-[env(safe-area-inset-bottom)] lali:outline-none',
  {
    variants: {
      size: {
        small: `${card} lali:sm:max-w-[27.5rem]`,
        default: `${card} lali:sm:max-w-[36rem]`,
        wide: `${card} lali:sm:max-w-[55rem]`,
        window: 'lali:surface-inverse lali:h-full lali:overflow-hidden',
      },
      side: {
        /* On phones a sheet at the lower edge, on larger windows a card in the middle. */
        none: 'lali:w-full lali:rounded-t-card lali:border lali:max-sm:border-x-0 lali:max-sm:border-b-0 lali:sm:rounded-card',
        /* The whole height, and beside it a strip of the page to press. */
        start: 'lali:h-full lali:w-[calc(100%-3rem)] lali:content-start lali:rounded-e-card lali:border-e',
        end: 'lali:h-full lali:w-[calc(100%-3rem)] lali:content-start lali:rounded-s-card lali:border-s',
        window: 'lali:w-full',
      },
    },
  },
);

const cardBody = 'lali:p-5 lali:sm:p-8';

export const dialogBodyVariants = cva('lali:col-start-1 lali:row-start-1 lali:min-w-0', {
  variants: { size: { small: cardBody, default: cardBody, wide: cardBody, window: 'lali:min-h-0' } },
});

/** Drawn in the corner, where it stays in view, on the ground of its panel. */
export const dialogCloseVariants = cva(
  'lali:sticky lali:top-2 lali:col-start-1 lali:row-start-1 lali:me-2 lali:mt-2.5 lali:self-start lali:justify-self-end lali:sm:top-4 lali:sm:me-4 lali:sm:mt-6',
  {
    variants: {
      size: {
        small: 'lali:bg-surface',
        default: 'lali:bg-surface',
        wide: 'lali:bg-surface',
        window: 'lali:bg-inverse',
      },
    },
  },
);

export const dialogTitleVariants = cva('lali:type-subheading lali:min-h-7 lali:pe-14 lali:wrap-anywhere');

export const dialogDescriptionVariants = cva(
  'lali:type-body lali:pt-2 lali:text-text-soft lali:wrap-anywhere',
);
