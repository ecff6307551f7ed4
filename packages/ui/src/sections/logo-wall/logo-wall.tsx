'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { Wordmark } from '../../media/wordmark/index.ts';
import { Link } from '../../primitives/link/index.ts';

/* Three in a row on phones: all in one scale, instead of the widest alone shrinking. */
const markVariants = cva(
  'lali:-ms-[3px] lali:@[23rem]:@max-xl:[&>svg]:h-8 lali:@[23rem]:@max-xl:[&>svg]:w-auto',
);

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
      className={cx('lali:@container lali:border-y lali:border-line', className)}
      {...rest}
    >
      <div className="lali:container-page lali:py-6">
        <h2 id={headingId} className="lali:type-small lali:font-semibold">
          {title}
        </h2>
        <ul className="lali:mt-4 lali:grid lali:grid-cols-2 lali:items-center lali:gap-2 lali:@[23rem]:grid-cols-3 lali:@5xl:grid-cols-6">
          {clients.map(({ id, name }) => (
            <li key={id} className="lali:flex lali:min-w-0 lali:text-text-soft">
              <Wordmark mark={id} name={name} className={markVariants()} />
            </li>
          ))}
          {closing ? (
            <li className="lali:min-w-0">
              <Link
                href={closing.href}
                variant="inline"
                className="lali:type-small lali:inline-block lali:text-balance"
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
