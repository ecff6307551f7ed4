'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { honeypot } from '../../messages/en.ts';

/* Clipped and not `hidden`: programs skip what is not displayed. */
const honeypotVariants = cva('lali:sr-only lali:m-0');

export interface HoneypotProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the field that has to stay empty. Default `bot-field`. */
  name?: string;
  /** For a person who meets the field without styles. Default 'Leave this field empty'. */
  label?: string;
}

/** A field only programs fill in. Out of sight, out of the tab order and out of the accessibility tree. */
export function Honeypot({ name = 'bot-field', label, className, ...props }: HoneypotProps) {
  const words = useWords('honeypot', honeypot);
  return (
    <div aria-hidden="true" className={cx(honeypotVariants(), className)} {...props}>
      <label>
        {label ?? words.label}
        <input name={name} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
