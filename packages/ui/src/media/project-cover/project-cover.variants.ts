import { cva } from 'class-variance-authority';

/* No corners of its own: it fills what it is put into. The figure leaves it, as a plant leaves its pot. */
export const projectCoverVariants = cva('relative isolate block min-w-0', {
  variants: {
    shape: {
      strip:
        'h-[clamp(15rem,34cqi,27rem)] overflow-clip bg-[color-mix(in_oklab,var(--project-tint)_14%,var(--color-ground))] forced-colors:border-y',
      corner: '',
    },
  },
});

/*
 * From the living centre to the built rim in the colour of the project; ink darkens it on a light page and lightens it
 * on a dark one, so that every cell keeps three to one.
 */
export const coverFigureVariants = cva(
  'project-cover-figure pointer-events-none absolute flex [&>svg]:max-w-none [&>svg]:shrink-0',
  {
    variants: {
      shape: { strip: 'inset-0', corner: 'inset-0' },
      rule: { phyllotaxis: '', branching: '', strands: '', tessellation: '', venation: '' },
      /* The end of the strip where the figure is; in a corner it is always the end. */
      at: { start: '', end: '' },
    },
    compoundVariants: [
      /* A wide strip is cut out of a figure that is larger than it, with the centre in sight: a horizon. */
      {
        shape: 'strip',
        rule: 'phyllotaxis',
        class: 'items-start pt-6 *:w-[max(62cqi,25rem)] @3xl:px-[4cqi] @3xl:pt-0 @3xl:*:-mt-[5cqi]',
      },
      { shape: 'strip', rule: 'phyllotaxis', at: 'end', class: 'justify-end' },
      /* A root runs in from the edge of the window and spreads beyond the strip. */
      { shape: 'strip', rule: 'branching', class: 'items-center *:w-[max(62cqi,21rem)]' },
      { shape: 'strip', rule: 'branching', at: 'start', class: 'rtl:-scale-x-100' },
      { shape: 'strip', rule: 'branching', at: 'end', class: '-scale-x-100 rtl:scale-x-100' },
      /* Strands stay whole. */
      {
        shape: 'strip',
        rule: 'strands',
        class: 'items-center px-[max(1.25rem,6cqi)] rtl:-scale-x-100 *:h-[84%] *:w-auto',
      },
      { shape: 'strip', rule: ['strands', 'venation'], at: 'end', class: 'justify-end' },
      {
        shape: 'strip',
        rule: 'venation',
        class: 'items-center px-[max(1.25rem,6cqi)] rtl:-scale-x-100 *:h-[92%] *:w-auto',
      },
      { shape: 'strip', rule: 'tessellation', class: 'items-center px-[4cqi] *:w-[max(56cqi,24rem)]' },
      { shape: 'strip', rule: 'tessellation', at: 'start', class: '-scale-x-100 rtl:scale-x-100' },
      { shape: 'strip', rule: 'tessellation', at: 'end', class: 'justify-end rtl:-scale-x-100' },
      {
        shape: 'corner',
        rule: ['tessellation', 'venation'],
        class: 'items-start justify-end rtl:-scale-x-100 *:w-full',
      },
      { shape: 'corner', rule: 'phyllotaxis', class: 'items-start justify-end *:w-full -me-[18%]' },
      { shape: 'corner', rule: 'branching', class: 'items-start -scale-x-100 rtl:scale-x-100 *:w-full' },
      { shape: 'corner', rule: 'strands', class: 'items-start justify-end rtl:-scale-x-100 *:w-full' },
    ],
  },
);
