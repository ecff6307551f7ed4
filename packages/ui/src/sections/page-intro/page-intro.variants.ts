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

/* A figure with a shape of its own hangs over the edge of the window; a wide one lies below the words. */
export const introFigureVariants = cva('pointer-events-none -z-10', {
  variants: {
    place: {
      side: '-mt-4 -mb-[20cqi] ms-auto w-[74cqi] me-[-15cqi] @3xl:absolute @3xl:end-0 @3xl:top-1/2 @3xl:m-0 @3xl:w-(--figure) @3xl:-translate-y-1/2 @3xl:me-[calc(var(--figure)*-0.15)]',
      edge: 'ms-auto w-[88cqi] -scale-x-100 pb-10 rtl:scale-x-100 @3xl:absolute @3xl:end-0 @3xl:top-1/2 @3xl:w-(--figure) @3xl:-translate-y-1/2 @3xl:pb-0',
    },
  },
});
