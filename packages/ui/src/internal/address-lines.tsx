import type { ComponentProps } from 'react';

export interface AddressLinesProps extends Omit<ComponentProps<'address'>, 'children'> {
  /** One line each, as on an envelope. */
  lines: readonly string[];
}

/** A postal address, upright, line by line. */
export function AddressLines({ lines, className, ...props }: AddressLinesProps) {
  return (
    <address className={`lali:not-italic lali:wrap-anywhere ${className ?? ''}`.trimEnd()} {...props}>
      {lines.map((line) => (
        <span key={line} className="lali:block">
          {/* A line that begins with a postal code reads in its own direction, on a page from the right too. */}
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
