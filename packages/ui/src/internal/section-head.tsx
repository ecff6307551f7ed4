import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { unbroken } from './unbroken.tsx';

interface SectionHeadProps {
  /** For the section's `aria-labelledby`. */
  id: string;
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** `subheading` where what follows is set larger. Default `heading`. */
  look?: 'heading' | 'subheading';
}

/** A heading and, if there is space, its lead from the eighth column on. Measures the section's container. */
export function SectionHead({ id, title, lead, look = 'heading' }: SectionHeadProps) {
  return (
    <div
      className={cx(
        'lali:flex lali:flex-col lali:gap-x-12 lali:gap-y-4 lali:@4xl:flex-row lali:@4xl:justify-between',
        // A small heading and the first line of its lead are one line.
        look === 'heading' ? 'lali:@4xl:items-end' : 'lali:@4xl:items-baseline',
      )}
    >
      <h2
        id={id}
        className={cx(
          'lali:min-w-0 lali:wrap-anywhere',
          look === 'heading' ? 'lali:type-heading' : 'lali:type-subheading',
        )}
      >
        {unbroken(title)}
      </h2>
      {lead ? (
        <p className="lali:min-w-0 lali:max-w-[27em] lali:wrap-anywhere lali:text-balance lali:text-soft lali:@4xl:w-[calc(100%*5/12-0.875rem)] lali:@4xl:max-w-none lali:@4xl:shrink-0 lali:@4xl:pb-1">
          {unbroken(lead)}
        </p>
      ) : null}
    </div>
  );
}
