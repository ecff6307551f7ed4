import type { ReactNode } from 'react';

interface SectionHeadProps {
  /** For the section's `aria-labelledby`. */
  id: string;
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
}

/** A heading and, if there is space, its lead at the far end of the same line. Measures the section's container. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className="lali:flex lali:flex-col lali:gap-x-12 lali:gap-y-4 lali:@4xl:flex-row lali:@4xl:items-end lali:@4xl:justify-between">
      <h2 id={id} className="lali:type-heading lali:min-w-0 lali:wrap-anywhere">
        {title}
      </h2>
      {lead ? (
        <p className="lali:min-w-0 lali:max-w-[27em] lali:wrap-anywhere lali:text-balance lali:text-soft lali:@4xl:pb-1">
          {lead}
        </p>
      ) : null}
    </div>
  );
}
