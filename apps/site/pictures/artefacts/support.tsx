import type { ComponentProps } from 'react';
import { support } from '../../content/workshop-artefacts.ts';

/** What the team asks after the workshop, and what it is answered. */
export function Support({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div aria-hidden="true" className={`lali:grid lali:gap-3 ${className}`} {...rest}>
      {support.map(({ when, text, asks }) => (
        <span
          key={when}
          className={asks ? 'lali:justify-self-end lali:ps-10' : 'lali:justify-self-start lali:pe-10'}
        >
          <span className="lali:type-small lali:block lali:px-4 lali:text-soft">{when}</span>
          <span
            className={`lali:mt-1 lali:block lali:rounded-card lali:border lali:px-4 lali:py-3 lali:leading-snug ${
              asks
                ? 'lali:rounded-ee-none lali:border-transparent lali:surface-primary'
                : 'lali:rounded-es-none lali:border-line lali:surface-raised'
            }`}
          >
            {text}
          </span>
        </span>
      ))}
    </div>
  );
}
