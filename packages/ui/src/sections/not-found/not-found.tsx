'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from '../../primitives/link/index.ts';
import { StrayFigure } from './stray-figure.tsx';

export interface NotFoundProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The page's h1. */
  title: string;
  lead?: ReactNode;
  /** Ways back; the first is the most likely one. */
  links: readonly { href: string; label: string }[];
  /** What the button does that the stray cell is. */
  strayLabel?: string;
  /** Said when the cell has arrived. */
  homeLabel?: string;
}

export function NotFound({
  title,
  lead,
  links,
  strayLabel = 'Send the stray cell home',
  homeLabel = 'The cell is home again.',
  className,
  ...rest
}: NotFoundProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={cx('@container relative isolate overflow-clip', className)}
      {...rest}
    >
      <div className="container-page grid items-center gap-x-12 gap-y-16 pt-10 pb-16 @4xl:min-h-[46rem] @4xl:grid-cols-12 @4xl:py-20">
        <div className="@4xl:col-span-5">
          <h1 id={headingId} className="type-title wrap-anywhere">
            {title}
          </h1>
          {lead ? <p className="type-lead mt-6 max-w-[26em]">{lead}</p> : null}
          {links.length > 0 ? (
            <ul className="mt-8 border-b border-line">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} variant="row">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className="@4xl:col-span-7 @4xl:ps-12">
          <StrayFigure label={strayLabel} homeLabel={homeLabel} />
        </div>
      </div>
    </section>
  );
}
