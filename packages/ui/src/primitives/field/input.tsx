'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { controlVariants } from './field.variants.ts';
import { useFieldControl } from './field-context.ts';

export interface InputProps extends ComponentProps<'input'> {
  /** Checkboxes, radios, files and buttons are other controls. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'number' | 'date' | 'time';
}

/** One line to write in: the browser's own input with our box, tied to the Field around it. */
export function Input({ type = 'text', className, ...props }: InputProps) {
  const control = useFieldControl(props);
  return (
    <input
      type={type}
      className={cx(controlVariants({ kind: 'input' }), className)}
      {...props}
      {...control}
    />
  );
}
