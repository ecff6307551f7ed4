import { cva } from 'class-variance-authority';

export const galleryVariants = cva('@container relative w-full');

/*
 * The strip is as wide as the gallery; its insets align the first frame with the start of the page's text and the
 * last one with its end. Its padding holds the shadows, which a scrolling box would cut off; a negative margin
 * compensates the padding, so that the shadows push nothing away.
 */
export const galleryStripVariants = cva(
  'isolate flex snap-x [--device-isolation:auto] snap-mandatory gap-5 overflow-x-auto overscroll-x-contain scroll-smooth pt-6 pb-[104px] -mt-6 -mb-[76px] [scrollbar-width:thin] @3xl:gap-6 group-data-[enhanced]/gallery:[scrollbar-color:transparent_transparent] motion-reduce:scroll-auto',
  {
    variants: {
      align: {
        page: 'px-(--gallery-inset) scroll-px-(--gallery-inset)',
        container:
          '-ms-14 -me-(--gallery-bleed,0px) ps-14 pe-[max(var(--gallery-bleed,0px),--spacing(14))] scroll-ps-14 scroll-pe-(--gallery-bleed,0px)',
      },
      mixed: {
        true: 'items-center @3xl:items-end',
        false: 'items-start',
      },
    },
  },
);

export const galleryInsetVariants = cva('', {
  variants: {
    align: {
      page: '[--gallery-inset:max(var(--spacing-gutter),calc((100cqi-var(--spacing-page))/2))] @3xl:[--gallery-inset:max(var(--spacing-gutter-wide),calc((100cqi-var(--spacing-page))/2))]',
      container: '[--gallery-inset:0px]',
    },
  },
});

/* Four phones and three gaps are as wide as the page. */
export const galleryItemVariants = cva('shrink-0 snap-start', {
  variants: {
    device: {
      phone: 'w-[max(240px,min(66cqi,272px))] @3xl:w-[272px] @7xl:w-[286px]',
      desktop: 'w-[max(264px,min(86cqi,840px))]',
    },
  },
});

export const galleryControlsVariants = cva(
  'relative flex min-h-11 items-center justify-between gap-6 px-(--gallery-inset)',
);

/* A cell: round while it waits, a tile once its screen is in view. */
export const galleryCellVariants = cva(
  'size-2.5 border-[1.5px] border-current transition-[border-radius,background-color] duration-calm motion-reduce:transition-none data-[in-view]:bg-current forced-colors:data-[in-view]:bg-[CanvasText] rounded-[5px] data-[in-view]:rounded-[2px]',
);
