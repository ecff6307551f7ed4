import { cva } from 'class-variance-authority';

/*
 * All measures are parts of the frame's own width, so one drawing serves every size. Radii are given for both axes,
 * as percentages count along their own; the heights they are parts of follow from 9:19.5 and 16:10 plus the bezel.
 */
/* A frame's shadow must not fall on the screen beside it: components with frames in a row isolate the row. */
export const deviceFrameVariants = cva(
  'lali:relative lali:w-full lali:[isolation:var(--lali-device-isolation,isolate)]',
  {
    variants: {
      device: {
        phone: 'lali:min-w-[var(--lali-phone-min,240px)] lali:@3xl:min-w-[272px]',
        desktop: 'lali:min-w-[240px]',
      },
    },
  },
);

export const deviceBodyVariants = cva(
  'lali:relative lali:border lali:border-[color-mix(in_oklab,var(--lali-color-inverse),var(--lali-color-on-inverse)_30%)] lali:bg-inverse lali:before:absolute lali:before:inset-0 lali:before:-z-10 lali:before:rounded-[inherit] lali:before:shadow-float',
  {
    variants: {
      device: {
        phone: 'lali:rounded-[15.5%/7.36%] lali:p-[2.7%]',
        desktop: 'lali:p-[1.1%] lali:[border-radius:2.2%_2.2%_0_0/3.5%_3.5%_0_0]',
      },
    },
  },
);

export const deviceScreenVariants = cva(
  'lali:relative lali:isolate lali:overflow-clip lali:bg-[color-mix(in_oklab,var(--lali-color-inverse),var(--lali-color-on-inverse)_12%)]',
  {
    variants: {
      device: {
        phone: 'lali:aspect-[9/19.5] lali:rounded-[13.4%/6.19%]',
        desktop: 'lali:aspect-[16/10] lali:rounded-[0.9%/1.44%]',
      },
    },
  },
);

/** The outline of a frame, for a link around it. */
export const deviceOutlineVariants = cva('', {
  variants: {
    device: {
      phone: 'lali:rounded-[15.5%/7.36%]',
      desktop: 'lali:rounded-[2.2%/3.4%]',
    },
  },
});
