import { cva } from 'class-variance-authority';

export const resultViewVariants = cva('@container text-ink wrap-anywhere');

/** Ten cells for a hundred points: what has grown is filled, from a round cell to a tile. */
export const scoreCellVariants = cva(
  'size-[min(0.625rem,3.2cqi)] @lg:size-3 forced-colors:border forced-colors:border-[CanvasText]',
  {
    variants: { grown: { true: 'bg-(--score-cell) forced-colors:bg-[CanvasText]', false: 'bg-line' } },
  },
);
