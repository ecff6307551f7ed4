import { cva } from 'class-variance-authority';

export const multiStepFormVariants = cva(
  'lali:surface-raised lali:@container lali:rounded-band lali:border lali:border-line lali:wrap-anywhere',
);

export const questionVariants = cva('lali:min-w-0', {
  variants: {
    state: {
      native: 'lali:not-first:mt-8 lali:not-first:border-line lali:not-first:border-t lali:not-first:pt-8',
      first: '',
      moved:
        'lali:transition-[opacity,translate] lali:duration-calm lali:ease-grow lali:starting:translate-y-2 lali:starting:opacity-0 lali:motion-reduce:transition-none',
    },
  },
});

/** Large if it is alone; it gets the focus without a ring, because it is only a place to start reading. */
export const headingVariants = cva('lali:rounded-[4px]', {
  variants: {
    native: {
      true: 'lali:type-subheading',
      false:
        'lali:max-w-[18em] lali:pb-3 lali:font-display lali:text-[clamp(1.75rem,1.2rem+2.6cqi,2.75rem)] lali:leading-[1.06] lali:tracking-[-0.015em] lali:wrap-anywhere',
    },
  },
});
