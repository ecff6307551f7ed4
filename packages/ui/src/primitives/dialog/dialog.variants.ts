import { cva } from 'class-variance-authority';

export const dialogOverlayVariants = cva(
  'pointer-events-auto fixed inset-0 z-50 grid grid-rows-[minmax(0,1fr)] items-end justify-items-center bg-[color-mix(in_oklab,var(--color-night)_64%,transparent)] pt-8 sm:items-center sm:p-8 forced-colors:bg-[Canvas]',
);

/** A sheet that rises from the lower edge on phones, a card in the middle elsewhere. */
export const dialogContentVariants = cva(
  'surface-raised grid max-h-full w-full grid-cols-[minmax(0,1fr)] overflow-y-auto overscroll-contain rounded-t-card border border-line pb-[env(safe-area-inset-bottom)] shadow-float outline-none max-sm:border-x-0 max-sm:border-b-0 sm:rounded-card',
  {
    variants: {
      size: {
        small: 'sm:max-w-[27.5rem]',
        default: 'sm:max-w-[36rem]',
        wide: 'sm:max-w-[55rem]',
      },
    },
  },
);

export const dialogTitleVariants = cva('type-subheading min-h-7 pe-14 wrap-anywhere');

export const dialogDescriptionVariants = cva('type-body pt-2 text-muted wrap-anywhere');
