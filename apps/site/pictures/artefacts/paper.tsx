import type { ComponentProps } from 'react';

/** A piece of paper. Its words show by an example what the sentence beside it says: they are for the eye. */
export function Paper({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={`lali:@container lali:rounded-md lali:border lali:border-line lali:surface-raised ${className}`}
      {...rest}
    />
  );
}

/** As somebody has written it down. */
export const written = ['lali:leading-snug', 'lali:font-medium'].join(' ');

/** In the colour of a marker. */
export const marker = ['lali:surface-highlight', 'lali:forced-colors:border'].join(' ');

/** Written down, and marked line by line. */
export const marked = ['lali:box-decoration-clone', 'lali:px-1', 'lali:font-semibold', marker].join(' ');
