'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ArrowIcon, ArrowOutIcon } from '../icons/index.ts';
import { useLinkComponent } from '../link/index.ts';

const contactRowsVariants = cva('@container border-b border-soft');

/* Term and value share a line if there is space for both; the arrow is at the end in either case. */
const contactRowVariants = cva(
  'focus-ring group/row grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-soft py-3 transition-colors duration-quick hover:border-current active:opacity-80 motion-reduce:transition-none @md:min-h-16 @md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_auto] @md:gap-x-6',
);

export interface ContactRow {
  /** The channel: 'E-mail', 'Call Direct'. Read before the value. */
  term: string;
  /** The address itself, as one would write it down: 'hello@example.com'. */
  value: string;
  /** Where the link leads: e-mail, telephone, or another site. For a page of this site use `Link`. */
  href: `mailto:${string}` | `tel:${string}` | `https://${string}`;
}

export interface ContactRowsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Without any, nothing is drawn. */
  rows: readonly ContactRow[];
}

/** Contact channels, one row each, in the colours of the surface around them. */
export function ContactRows({ rows, className, ...props }: ContactRowsProps) {
  const Anchor = useLinkComponent();
  if (rows.length === 0) return null;
  return (
    <ul className={cx(contactRowsVariants(), className)} {...props}>
      {rows.map(({ term, value, href }) => {
        const leaves = href.startsWith('https:');
        return (
          <li key={href}>
            <Anchor
              href={href}
              data-way={leaves ? 'network' : href.startsWith('tel:') ? 'phone' : 'email'}
              rel={leaves ? 'me noopener' : undefined}
              className={contactRowVariants()}
            >
              <span className="col-start-1 min-w-0 font-semibold wrap-anywhere">{term}</span>{' '}
              <bdi className="col-start-1 min-w-0 text-soft underline-offset-[0.3em] wrap-anywhere group-hover/row:underline @md:col-start-2">
                {value}
              </bdi>
              <span className="col-start-2 row-span-2 row-start-1 flex transition-transform duration-quick group-hover/row:translate-x-1 @md:col-start-3 @md:row-span-1 rtl:-scale-x-100 rtl:group-hover/row:-translate-x-1 motion-reduce:transition-none">
                {leaves ? <ArrowOutIcon /> : <ArrowIcon />}
              </span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
