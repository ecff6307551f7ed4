import { cva } from 'class-variance-authority';

/* Flat: the words run on beside the heading. Grouped: a table under it. */
export const toolFrameVariants = cva('container-page grid grid-cols-[minmax(0,1fr)] gap-y-8', {
  variants: {
    look: {
      flat: '@4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @4xl:items-start @4xl:gap-x-12',
      grouped: '@3xl:gap-y-12',
    },
  },
});

/* Each name has its stroke before it; the first of a line has it outside the clipped edge. */
export const toolListVariants = cva(
  "-ms-[0.95em] text-balance font-display tracking-[-0.015em] [font-weight:var(--weight-display)] [list-style-type:'']",
  {
    variants: {
      look: {
        flat: 'text-[clamp(1.75rem,4.2cqi,3.375rem)] leading-[1.12]',
        grouped: 'text-[clamp(1.375rem,2.9cqi,2.25rem)] leading-[1.2]',
      },
    },
  },
);
