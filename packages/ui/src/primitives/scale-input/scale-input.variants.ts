import { cva } from 'class-variance-authority';

export const scaleInputVariants = cva('group/scale min-w-0 border-0 p-0 text-ink');

/* From a round cell to a tile: the way of every figure of the house. */
export const scalePointVariants = cva(
  'focus-ring-within relative grid min-h-control min-w-0 cursor-pointer place-content-center border border-control bg-raised font-semibold text-[1.0625rem] transition-[background-color,border-color,color] duration-quick hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent group-data-invalid/scale:not-has-checked:border-error motion-reduce:transition-none forced-colors:has-checked:border-[3px] forced-colors:has-checked:border-[Highlight]',
  {
    variants: {
      corner: {
        0: 'rounded-[1.75rem]',
        1: 'rounded-[1.375rem]',
        2: 'rounded-[1rem]',
        3: 'rounded-[0.625rem]',
        4: 'rounded-[0.375rem]',
      },
    },
  },
);
