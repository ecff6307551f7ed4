'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { notFound } from '../../messages/en.ts';
import { Link } from '../../primitives/link/index.ts';
import { StrayFigure } from './stray-figure.tsx';

export interface NotFoundProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The page's h1. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** Ways back; the first is the most likely one. */
  links: readonly { href: string; label: string }[];
  /** What the button does that the stray cell is. Default 'Send the stray cell home'. */
  strayLabel?: string;
  /** Announced when the cell is back in its place. Default 'The cell is home again.'. */
  homeLabel?: string;
}

/** The page for an unknown address: a text, links to existing pages, and a figure that has lost one cell. */
export function NotFound({ title, lead, links, strayLabel, homeLabel, className, ...rest }: NotFoundProps) {
  const words = useWords('notFound', notFound);
  const headingId = useId();
  return (
    <section
      data-band=""
      aria-labelledby={headingId}
      className={cx('lali:@container lali:relative lali:isolate lali:overflow-clip', className)}
      {...rest}
    >
      <div className="lali:container-page lali:grid lali:items-center lali:gap-x-12 lali:gap-y-10 lali:pt-10 lali:pb-16 lali:@4xl:min-h-[46rem] lali:@4xl:grid-cols-12 lali:@4xl:gap-y-8 lali:@4xl:py-20">
        <div className="lali:@4xl:col-span-5 lali:@4xl:self-end">
          <h1 id={headingId} className="lali:type-title lali:wrap-anywhere">
            {title}
          </h1>
          {lead ? <p className="lali:type-lead lali:mt-6 lali:max-w-[26em]">{lead}</p> : null}
        </div>
        {links.length > 0 ? (
          <ul className="lali:border-b lali:border-[color-mix(in_oklab,currentColor_28%,transparent)] lali:@3xl:grid lali:@3xl:grid-cols-2 lali:@3xl:gap-x-6 lali:@4xl:col-span-5 lali:@4xl:self-start">
            {links.map(({ href, label }) => (
              <li key={href} className="lali:min-w-0 lali:@3xl:last:odd:col-span-2">
                <Link href={href} variant="row" className="lali:wrap-anywhere">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="lali:@max-2xl:mx-auto lali:@max-2xl:w-[min(100%,18.75rem)] lali:@4xl:col-span-7 lali:@4xl:col-start-6 lali:@4xl:row-span-2 lali:@4xl:row-start-1 lali:@4xl:ps-12">
          <StrayFigure label={strayLabel ?? words.stray} homeLabel={homeLabel ?? words.home} />
        </div>
      </div>
    </section>
  );
}
