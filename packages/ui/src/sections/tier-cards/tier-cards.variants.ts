import { cva } from 'class-variance-authority';

/* A stack of cards, then cards with their lines beside the title, then columns that share every line. */
export const tierCardVariants = cva(
  'flex min-w-0 scroll-mt-24 flex-col rounded-card border p-6 @2xl:grid @2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @2xl:grid-rows-[1fr_auto] @2xl:gap-x-10 @2xl:p-8 @4xl:row-span-(--lines) @4xl:grid-cols-[minmax(0,1fr)] @4xl:grid-rows-subgrid @4xl:px-7 @4xl:pt-8 @4xl:pb-9 @[76rem]:px-9',
  {
    variants: {
      recommended: {
        true: 'surface-leaf border-transparent [--quiet:var(--color-leaf-soft)] [--rule:color-mix(in_oklab,currentColor_26%,transparent)]',
        false: 'surface-raised border-line [--quiet:var(--color-muted)] [--rule:var(--color-line)]',
      },
      /** Columns of one frame rather than cards with gaps. */
      joined: { true: '', false: '@4xl:mb-3' },
    },
    compoundVariants: [
      {
        joined: true,
        recommended: false,
        class:
          '@4xl:rounded-none @4xl:not-first:border-s-0 @4xl:first:rounded-s-card @4xl:last:rounded-e-card',
      },
      // It stands out of the frame at the head and the foot, and its lines still meet those of its neighbours.
      { joined: true, recommended: true, class: '@4xl:-my-4 @4xl:pt-12 @4xl:pb-13' },
    ],
  },
);
