import { cva } from 'class-variance-authority';

/* No corners of its own: it fills what it is put into. The figure leaves it, as a plant leaves its pot. */
export const projectCoverVariants = cva(
  'relative isolate block min-w-0 overflow-clip bg-[color-mix(in_oklab,var(--project-tint)_14%,var(--color-ground))] forced-colors:border-y',
  {
    variants: {
      shape: { strip: 'h-[clamp(15rem,34cqi,27rem)]', corner: '' },
    },
  },
);

/*
 * From the living centre to the built rim in the colour of the project. Ink keeps even the palest of it three to one
 * on the ground that is tinted with it, in both themes.
 */
export const coverFigureVariants = cva(
  'pointer-events-none absolute flex [&>svg]:max-w-none [&>svg]:shrink-0 forced-color-adjust-auto *:[--figure-core:color-mix(in_oklab,var(--project-tint)_55%,var(--color-ink))] *:[--figure-grown:color-mix(in_oklab,var(--project-tint)_78%,var(--color-ink))] *:[--figure-turning:color-mix(in_oklab,var(--project-tint)_70%,var(--color-ink))] *:[--figure-built:color-mix(in_oklab,var(--project-tint)_62%,var(--color-ink))] forced-colors:*:[--figure-built:CanvasText] forced-colors:*:[--figure-core:CanvasText] forced-colors:*:[--figure-grown:CanvasText] forced-colors:*:[--figure-turning:CanvasText]',
  {
    variants: {
      shape: { strip: 'inset-0', corner: 'inset-0' },
      rule: {
        phyllotaxis: '',
        branching: 'rtl:-scale-x-100',
        strands: 'items-center rtl:-scale-x-100',
      },
    },
    compoundVariants: [
      /* A wide strip is cut out of a figure that is larger than it, past the centre: a horizon. */
      { shape: 'strip', rule: 'phyllotaxis', class: 'justify-end *:w-[max(92cqi,34rem)] -me-[14cqi] pt-8' },
      /* A root runs in from the edge of the window, over its whole width. */
      {
        shape: 'strip',
        rule: 'branching',
        class: 'items-center *:h-[84%] *:w-[min(100cqi,76rem)]',
      },
      { shape: 'strip', rule: 'strands', class: 'justify-center *:h-[62%] *:w-[max(104cqi,40rem)]' },
      { shape: 'corner', rule: 'phyllotaxis', class: 'items-start justify-end *:w-full -me-[18%]' },
      { shape: 'corner', rule: 'branching', class: 'items-center -scale-x-100 rtl:scale-x-100 *:w-full' },
      { shape: 'corner', rule: 'strands', class: 'justify-end *:w-[112%] -me-[12%]' },
    ],
  },
);
