'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { AddressLines } from '../../internal/address-lines.tsx';
import { Link } from '../../primitives/link/index.ts';

export interface ContactDetailsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** Contact channels; `href` may begin with `mailto:` or `tel:`. */
  entries: readonly { term: string; value: string; href: string }[];
  /** A place of business, line by line. Default none. */
  address?: { term: string; lines: readonly string[] };
}

/** For a column beside something greater; it has no container of its own. */
export function ContactDetails({ title, entries, address, className, ...rest }: ContactDetailsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <h2 id={headingId} className="lali:sr-only">
        {title}
      </h2>
      <dl className="lali:grid lali:gap-x-8 lali:gap-y-5 lali:@md:grid-cols-2">
        {entries.map(({ term, value, href }) => (
          <div key={href} className="lali:min-w-0">
            <dt className="lali:type-small">{term}</dt>
            <dd>
              <Link
                href={href}
                variant="standalone"
                arrow="none"
                tone="current"
                className="lali:wrap-anywhere"
              >
                <bdi>{value}</bdi>
              </Link>
            </dd>
          </div>
        ))}
        {address ? (
          <div className="lali:min-w-0 lali:@md:col-span-2">
            <dt className="lali:type-small">{address.term}</dt>
            <dd className="lali:mt-2">
              <AddressLines lines={address.lines} />
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
