import { cva } from 'class-variance-authority';

/*
 * All measures are parts of the frame's own width, so one drawing serves every size. Radii are given for both axes,
 * as percentages count along their own; the heights they are parts of follow from 9:19.5 and 16:10 plus the bezel.
 */
/* A frame's shadow must not fall on the screen beside it: components with frames in a row isolate the row. */
export const deviceFrameVariants = cva('relative w-full [isolation:var(--device-isolation,isolate)]', {
  variants: {
    device: {
      phone: 'min-w-[240px] @3xl:min-w-[272px]',
      desktop: 'min-w-[240px]',
    },
  },
});

export const deviceBodyVariants = cva(
  'relative border border-[color-mix(in_oklab,var(--color-night),var(--color-on-night)_30%)] bg-night before:absolute before:inset-0 before:-z-10 before:rounded-[inherit] before:shadow-float',
  {
    variants: {
      device: {
        phone: 'rounded-[15.5%/7.36%] p-[2.7%]',
        desktop: 'p-[1.1%] [border-radius:2.2%_2.2%_0_0/3.5%_3.5%_0_0]',
      },
    },
  },
);

export const deviceScreenVariants = cva(
  'relative isolate overflow-clip bg-[color-mix(in_oklab,var(--color-night),var(--color-on-night)_12%)]',
  {
    variants: {
      device: {
        phone: 'aspect-[9/19.5] rounded-[13.4%/6.19%]',
        desktop: 'aspect-[16/10] rounded-[0.9%/1.44%]',
      },
    },
  },
);

/** The outline of a frame, for a link around it. */
export const deviceOutlineVariants = cva('', {
  variants: {
    device: {
      phone: 'rounded-[15.5%/7.36%]',
      desktop: 'rounded-[2.2%/3.4%]',
    },
  },
});
