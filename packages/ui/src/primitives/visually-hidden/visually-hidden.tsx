import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { visuallyHiddenVariants } from './visually-hidden.variants.ts';

/** Read aloud, not seen. Takes no room in a layout. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span className={cx(visuallyHiddenVariants(), className)} {...props} />;
}
