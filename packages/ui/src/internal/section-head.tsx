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
    <div className="flex flex-col gap-x-12 gap-y-4 @4xl:flex-row @4xl:items-end @4xl:justify-between">
      <h2 id={id} className="type-heading min-w-0 wrap-anywhere">
        {title}
      </h2>
      {lead ? (
        <p className="min-w-0 max-w-[27em] wrap-anywhere text-balance text-soft @4xl:pb-1">{lead}</p>
      ) : null}
    </div>
  );
}
