import { cva } from 'class-variance-authority';

/* Night lies on a dark page like a card: by its tone and a line, or it would not be there. */
export const ctaBandVariants = cva('relative isolate grid overflow-clip rounded-band border', {
  variants: {
    tone: {
      night:
        'surface-night border-transparent dark:border-line dark:bg-raised dark:[--surface:var(--color-raised)]',
      kingfisher: 'surface-kingfisher border-transparent',
      leaf: 'surface-leaf border-transparent',
      raised: 'surface-raised border-line',
    },
  },
});

/*
 * What the figure leaves free is what the words may use: beside it from 48rem of container, above it before that. Its
 * sizes are set and not shares, so that the room can be.
 */
export const ctaBodyVariants = cva('min-w-0 px-6 pt-10 @3xl:px-10 @3xl:py-14 @[78rem]:px-16 @[78rem]:py-20', {
  variants: {
    figure: {
      none: 'pb-10',
      phyllotaxis: 'pb-[17rem] @3xl:max-w-[calc(100%-21rem)] @[78rem]:max-w-[calc(100%-29rem)]',
      branching: 'pb-[17rem] @3xl:max-w-[calc(100%-19rem)] @[78rem]:max-w-[calc(100%-28rem)]',
      strands: 'pb-[17rem] @3xl:max-w-[calc(100%-19rem)] @[78rem]:max-w-[calc(100%-28rem)]',
      tessellation: 'pb-[17rem] @3xl:max-w-[calc(100%-19rem)] @[78rem]:max-w-[calc(100%-28rem)]',
      venation: 'pb-[17rem] @3xl:max-w-[calc(100%-19rem)] @[78rem]:max-w-[calc(100%-26rem)]',
    },
    columns: {
      one: '',
      two: 'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:items-end',
    },
  },
});

/* Cut by the edge of the band; only strands end in their five squares, all in sight. */
export const ctaFigureVariants = cva('pointer-events-none absolute -z-10', {
  variants: {
    figure: {
      phyllotaxis:
        'start-1/2 -bottom-[7.5rem] w-[22rem] -translate-x-1/2 rtl:translate-x-1/2 @3xl:start-auto @3xl:-end-[7rem] @3xl:bottom-auto @3xl:top-1/2 @3xl:w-[26rem] @3xl:-translate-y-1/2 @3xl:translate-x-0 @3xl:rtl:translate-x-0 @[78rem]:-end-[7.5rem] @[78rem]:w-[36rem]',
      branching:
        'end-0 bottom-8 w-[15rem] -scale-x-100 rtl:scale-x-100 @3xl:bottom-auto @3xl:top-1/2 @3xl:w-[17rem] @3xl:-translate-y-1/2 @[78rem]:w-[26rem]',
      strands:
        'end-6 bottom-9 w-[15rem] rtl:-scale-x-100 @3xl:bottom-auto @3xl:top-1/2 @3xl:end-8 @3xl:w-[16rem] @3xl:-translate-y-1/2 @[78rem]:end-16 @[78rem]:w-[24rem]',
      tessellation:
        'end-0 -bottom-4 w-[16rem] -translate-x-6 rtl:-scale-x-100 @3xl:bottom-auto @3xl:top-1/2 @3xl:-end-10 @3xl:w-[19rem] @3xl:-translate-y-1/2 @3xl:translate-x-0 @[78rem]:-end-12 @[78rem]:w-[29rem]',
      venation:
        'end-8 bottom-8 w-[13rem] rtl:-scale-x-100 @3xl:bottom-auto @3xl:top-1/2 @3xl:end-8 @3xl:w-[13rem] @3xl:-translate-y-1/2 @[78rem]:end-16 @[78rem]:w-[18rem]',
    },
  },
});
