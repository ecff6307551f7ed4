import { cva } from 'class-variance-authority';

/** In the middle on phones too: what has to be answered does not look like a sheet that can be pushed away. */
export const alertDialogOverlayVariants = cva(
  'pointer-events-auto fixed inset-0 z-50 grid grid-rows-[minmax(0,1fr)] place-items-center bg-[color-mix(in_oklab,var(--color-night)_64%,transparent)] p-5 forced-colors:bg-[Canvas]',
);

export const alertDialogVariants = cva(
  'surface-raised max-h-full w-full max-w-[27.5rem] overflow-y-auto overscroll-contain rounded-card border border-line p-5 shadow-float outline-none sm:p-8',
);
