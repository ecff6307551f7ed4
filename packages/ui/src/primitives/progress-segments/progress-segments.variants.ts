import { cva } from 'class-variance-authority';

export const progressSegmentsVariants = cva('grid min-w-0 gap-3');

export const segmentVariants = cva(
  'h-1.5 min-w-0 flex-1 transition-colors duration-calm motion-reduce:transition-none',
  {
    variants: {
      state: {
        done: 'rounded-full bg-leaf-text forced-colors:bg-[CanvasText]',
        current: 'rounded-full bg-kingfisher-text forced-colors:bg-[Highlight]',
        open: 'rounded-full bg-line forced-colors:border forced-colors:border-[GrayText] forced-colors:bg-transparent',
      },
    },
  },
);
