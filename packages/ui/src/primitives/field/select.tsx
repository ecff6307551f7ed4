'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ChevronIcon } from '../icons/index.ts';
import { controlVariants } from './field.variants.ts';
import { useFieldControl } from './field-context.ts';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  /** Stands first and counts as empty. */
  placeholder?: string;
}

/** The browser's own list with our box: it works before any script, on phones, and by voice. */
export function Select({ placeholder, className, children, ...props }: SelectProps) {
  const control = useFieldControl(props);
  return (
    <span className="col-span-full grid min-w-0">
      <select className={cx(controlVariants({ kind: 'select' }), className)} {...props} {...control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
      <ChevronIcon className="pointer-events-none col-start-1 row-start-1 me-4 self-center justify-self-end text-ink" />
    </span>
  );
}
