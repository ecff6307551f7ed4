'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ArrowIcon, ArrowOutIcon } from '../icons/index.ts';
import { useLinkComponent } from '../link/index.ts';

const contactRowsVariants = cva('lali:@container lali:border-b lali:border-soft');

/* Term and value share a line if there is space for both; the arrow is at the end in either case. */
const contactRowVariants = cva(
  'lali:focus-ring lali:group/row lali:grid lali:min-h-14 lali:grid-cols-[minmax(0,1fr)_auto] lali:items-center lali:gap-x-4 lali:border-t lali:border-soft lali:py-3 lali:transition-colors lali:duration-quick lali:hover:border-current lali:active:opacity-80 lali:motion-reduce:transition-none lali:@md:min-h-16 lali:@md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_auto] lali:@md:gap-x-6',
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
              <span className="lali:col-start-1 lali:min-w-0 lali:font-semibold lali:wrap-anywhere">
                {term}
              </span>{' '}
              <bdi className="lali:col-start-1 lali:min-w-0 lali:text-soft lali:underline-offset-[0.3em] lali:wrap-anywhere lali:group-hover/row:underline lali:@md:col-start-2">
                {value}
              </bdi>
              <span className="lali:col-start-2 lali:row-span-2 lali:row-start-1 lali:flex lali:transition-transform lali:duration-quick lali:group-hover/row:translate-x-1 lali:@md:col-start-3 lali:@md:row-span-1 lali:rtl:-scale-x-100 lali:rtl:group-hover/row:-translate-x-1 lali:motion-reduce:transition-none">
                {leaves ? <ArrowOutIcon /> : <ArrowIcon />}
              </span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
