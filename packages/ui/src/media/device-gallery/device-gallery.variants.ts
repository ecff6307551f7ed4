import { cva } from 'class-variance-authority';

export const galleryVariants = cva('lali:@container lali:relative lali:w-full');

/*
 * The strip is as wide as the gallery; its insets align the first frame with the start of the page's text and the
 * last one with its end. Its padding holds the shadows, which a scrolling box would cut off; a negative margin
 * compensates the padding, so that the shadows push nothing away.
 */
export const galleryStripVariants = cva(
  'lali:isolate lali:flex lali:snap-x lali:[--lali-device-isolation:auto] lali:snap-mandatory lali:gap-5 lali:overflow-x-auto lali:overscroll-x-contain lali:scroll-smooth lali:pt-6 lali:pb-[104px] lali:-mt-6 lali:-mb-[76px] lali:[scrollbar-width:thin] lali:@3xl:gap-(--lali-gallery-gap,1.5rem) lali:group-data-[enhanced]/gallery:[scrollbar-color:transparent_transparent] lali:motion-reduce:scroll-auto',
  {
    variants: {
      align: {
        page: 'lali:px-(--lali-gallery-inset) lali:scroll-px-(--lali-gallery-inset)',
        container:
          'lali:-ms-14 lali:-me-(--lali-gallery-bleed,0px) lali:ps-14 lali:pe-[max(var(--lali-gallery-bleed,0px),--spacing(14))] lali:scroll-ps-14 lali:scroll-pe-(--lali-gallery-bleed,0px)',
      },
      mixed: {
        true: 'lali:items-center lali:@3xl:items-end',
        false: 'lali:items-start',
      },
    },
  },
);

export const galleryInsetVariants = cva('', {
  variants: {
    align: {
      page: 'lali:[--lali-gallery-inset:max(var(--lali-spacing-gutter),calc((100cqi-var(--lali-spacing-page))/2))] lali:@3xl:[--lali-gallery-inset:max(var(--lali-spacing-gutter-wide),calc((100cqi-var(--lali-spacing-page))/2))]',
      container: 'lali:[--lali-gallery-inset:0px]',
    },
  },
});

/* Never narrower than a phone's frame, whose ring would be hidden. Four phones and three gaps are as wide as the page. */
export const galleryItemVariants = cva('lali:shrink-0 lali:snap-start', {
  variants: {
    device: {
      phone:
        'lali:w-[var(--lali-gallery-phone,max(240px,min(62cqi,272px)))] lali:@3xl:min-w-[272px] lali:@7xl:w-[286px]',
      desktop: 'lali:w-[max(264px,min(86cqi,840px))]',
    },
    mixed: { true: '', false: '' },
  },
  /* Beside a desktop a phone of its usual width is twice as high: there it is narrower, and both fill the strip. */
  compoundVariants: [
    {
      device: 'phone',
      mixed: true,
      class: 'lali:@max-3xl:w-[clamp(8.5rem,40cqi,var(--lali-gallery-phone,272px))]',
    },
  ],
});

export const galleryControlsVariants = cva(
  'lali:relative lali:flex lali:min-h-11 lali:items-center lali:justify-between lali:gap-6 lali:px-(--lali-gallery-inset)',
);

/* A cell: round while it waits, a tile once its screen is in view. */
export const galleryCellVariants = cva(
  'lali:size-2.5 lali:border-[1.5px] lali:border-current lali:transition-[border-radius,background-color] lali:duration-calm lali:motion-reduce:transition-none lali:data-[in-view]:bg-current lali:forced-colors:data-[in-view]:bg-[CanvasText] lali:rounded-[5px] lali:data-[in-view]:rounded-[2px]',
);
