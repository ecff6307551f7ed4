import { cva } from 'class-variance-authority';

export type SegmentTone = 'grown' | 'turning' | 'built';

/* The way of the figures: round and green where it begins, square and blue where it ends. */
export const segmentVariants = cva('block forced-colors:bg-[CanvasText]', {
  variants: {
    tone: {
      grown: 'rounded-full bg-leaf-text',
      turning: 'rounded-[6px] bg-[light-dark(#0f6c8a,#54a0d8)]',
      built: 'rounded-[3px] bg-kingfisher-text',
    },
  },
});
