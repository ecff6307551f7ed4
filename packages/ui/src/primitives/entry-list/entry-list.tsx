'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { isEmpty } from '../../internal/is-empty.ts';
import { useLinkComponent } from '../link/index.ts';

const entryVariants = cva(
  'lali:focus-ring lali:relative lali:grid lali:min-h-14 lali:min-w-0 lali:grid-cols-[minmax(0,1fr)_auto] lali:gap-x-4 lali:gap-y-1 lali:py-4 lali:ps-7 lali:pe-5 lali:text-text lali:no-underline lali:transition-colors lali:duration-quick lali:motion-reduce:transition-none lali:before:absolute lali:before:inset-y-0 lali:before:start-0 lali:before:w-1 lali:forced-colors:before:forced-color-adjust-none',
  {
    variants: {
      current: {
        true: 'lali:bg-surface lali:before:bg-accent-text lali:forced-colors:before:bg-[Highlight]',
        false: 'lali:hover:bg-[color-mix(in_oklab,currentColor_5%,transparent)]',
      },
    },
  },
);

export interface Entry {
  /** Its own among the entries. */
  id: string;
  /** Where it is read. */
  href: string;
  /** From whom, or about what. */
  title: string;
  /** How it begins: two lines of it at most. Default none. */
  text?: string;
  /** When it came, as it is shown and as `datetime` says it. Default none. */
  time?: { label: string; dateTime: string };
  /** Not read or not dealt with yet: a mark before the title, and this word for who does not see it. Default none. */
  mark?: string;
  /** Below the text: Badges or Tags, for instance. Default none. */
  meta?: ReactNode;
}

export interface EntryListProps extends Omit<ComponentProps<'ul'>, 'children' | 'aria-label'> {
  /** What is listed: the name of the list. */
  label: string;
  /** In the order in which they are read. Without any, nothing is drawn. */
  entries: readonly Entry[];
  /** The id of the entry that is being read. */
  current?: string | undefined;
}

/** Letters, leads or notes that are read one after the other: from whom, how it begins, when. */
export function EntryList({ label, entries, current, className, ...props }: EntryListProps) {
  const Anchor = useLinkComponent();
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label} className={cx('lali:min-w-0', className)} {...props}>
      {entries.map(({ id, href, title, text, time, mark, meta }) => {
        const isCurrent = id === current;
        return (
          <li key={id} className="lali:border-line lali:border-b">
            <Anchor
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
              data-marked={mark === undefined ? undefined : ''}
              className={entryVariants({ current: isCurrent })}
            >
              <span className="lali:min-w-0 lali:font-semibold lali:text-[1.0625rem] lali:leading-snug lali:wrap-anywhere">
                {mark !== undefined && (
                  <>
                    <span
                      aria-hidden="true"
                      className="lali:absolute lali:start-2.5 lali:mt-[0.45em] lali:size-2 lali:rounded-full lali:bg-accent-text lali:forced-colors:bg-[CanvasText] lali:forced-colors:forced-color-adjust-none"
                    />
                    <span className="lali:sr-only">{`${mark}: `}</span>
                  </>
                )}
                <bdi>{title}</bdi>
              </span>{' '}
              {time && (
                <time
                  dateTime={time.dateTime}
                  className="lali:type-small lali:text-text-soft lali:leading-6 lali:whitespace-nowrap"
                >
                  {time.label}
                </time>
              )}{' '}
              {!isEmpty(text) && (
                <bdi className="lali:type-small lali:col-span-full lali:line-clamp-2 lali:min-w-0 lali:text-text-soft lali:wrap-anywhere">
                  {text}
                </bdi>
              )}{' '}
              {!isEmpty(meta) && (
                <span className="lali:col-span-full lali:mt-1 lali:flex lali:min-w-0 lali:wrap-anywhere lali:flex-wrap lali:items-center lali:gap-x-3 lali:gap-y-1.5">
                  {meta}
                </span>
              )}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
