import { cva } from 'class-variance-authority';

export const multiStepFormVariants = cva(
  'surface-raised @container rounded-band border border-line wrap-anywhere',
);

export const questionVariants = cva('min-w-0', {
  variants: {
    state: {
      native: 'not-first:mt-8 not-first:border-line not-first:border-t not-first:pt-8',
      first: '',
      moved:
        'transition-[opacity,translate] duration-calm ease-grow starting:translate-y-2 starting:opacity-0 motion-reduce:transition-none',
    },
  },
});

/** Large if it is alone; it gets the focus without a ring, because it is only a place to start reading. */
export const headingVariants = cva('rounded-[4px]', {
  variants: {
    native: {
      true: 'type-subheading',
      false:
        'max-w-[18em] pb-3 font-display text-[clamp(1.75rem,1.2rem+2.6cqi,2.75rem)] leading-[1.06] tracking-[-0.015em] wrap-anywhere',
    },
  },
});
