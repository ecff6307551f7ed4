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
    <span className="lali:col-span-full lali:grid lali:min-w-0">
      <select
        className={cx(controlVariants({ kind: 'select' }), className)}
        {...props}
        {...control}
        // Said outright: a required list nobody has touched yet would count as a mistake.
        aria-invalid={control['data-invalid'] !== undefined}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
      <ChevronIcon className="lali:pointer-events-none lali:col-start-1 lali:row-start-1 lali:me-4 lali:self-center lali:justify-self-end lali:text-text" />
    </span>
  );
}
