import { cva } from 'class-variance-authority';

export const resultViewVariants = cva('lali:@container lali:text-text lali:wrap-anywhere');

/** Ten cells for a hundred points: what has grown is filled, from a round cell to a tile. */
export const scoreCellVariants = cva(
  'lali:size-[min(0.625rem,3.2cqi)] lali:@lg:size-3 lali:forced-colors:border lali:forced-colors:border-[CanvasText]',
  {
    variants: {
      grown: {
        true: 'lali:bg-(--lali-score-cell) lali:forced-colors:bg-[CanvasText]',
        false: 'lali:bg-line',
      },
    },
  },
);
