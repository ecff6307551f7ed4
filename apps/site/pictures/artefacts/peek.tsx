import type { ComponentProps } from 'react';

/** As much of the top of the prototype as a card has room for: it ends after the items. */
export function Peek({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={`lali:max-h-67 lali:overflow-hidden lali:border-b lali:border-control ${className}`}
      {...rest}
    />
  );
}
