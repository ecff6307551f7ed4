'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { Wordmark } from '../../media/wordmark/index.ts';
import { Link } from '../../primitives/link/index.ts';

export interface LogoWallClient {
  /** Names the wordmark; without a drawing the name is set as text. */
  id: string;
  name: string;
}

export interface LogoWallProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** Seventeen fill rows of 6, 6 and 5; any number works. */
  clients: readonly LogoWallClient[];
  /** Ends the last row. */
  closing?: { href: string; label: string };
}

/** Clients as wordmarks in rows, with a link that ends the last one. */
export function LogoWall({ title, clients, closing, className, ...rest }: LogoWallProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-band=""
      className={cx('@container border-y border-line', className)}
      {...rest}
    >
      <div className="container-page py-10 @5xl:py-12">
        <h2 id={headingId} className="type-small font-semibold">
          {title}
        </h2>
        <ul className="mt-6 grid auto-rows-fr grid-cols-2 items-center gap-x-6 gap-y-2 @xl:grid-cols-3 @5xl:mt-5 @5xl:grid-cols-6">
          {clients.map(({ id, name }) => (
            <li key={id} className="flex min-w-0 text-muted">
              <Wordmark mark={id} name={name} className="-ms-[3px]" />
            </li>
          ))}
          {closing ? (
            <li className="min-w-0">
              <Link
                href={closing.href}
                variant="inline"
                className="type-small inline-block py-2.5 text-balance"
              >
                {closing.label}
              </Link>
            </li>
          ) : null}
        </ul>
      </div>
    </section>
  );
}
