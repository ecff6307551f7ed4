import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { useCurrentHeading } from './use-current-heading.ts';

export interface ContentsEntry {
  /** Of the heading it leads to. */
  id: string;
  title: string;
  /** Before the title: a number, a time. */
  mark?: ReactNode;
}

interface ContentsListProps {
  /** Names the list: 'On this page'. */
  label: string;
  entries: readonly ContentsEntry[];
  className?: string;
}

/**
 * The contents list of a long text: always visible if the container has a margin for it, otherwise inside a
 * disclosure. The list is beside the `<details>` and not in it, because none of our browsers can open one depending
 * on its width. So there is one list, it works before scripts run, and the summary still says whether it is open.
 */
export function ContentsList({ label, entries, className }: ContentsListProps) {
  const listId = useId();
  const current = useCurrentHeading(entries.map(({ id }) => id));
  const marked = entries.some(({ mark }) => mark !== undefined);
  return (
    <nav aria-label={label} data-part="contents" className={className}>
      <details className="peer border-soft border-y @5xl:hidden">
        <summary
          aria-controls={listId}
          className="group/summary focus-ring flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden"
        >
          {label}
          <Chevron />
        </summary>
      </details>
      <p aria-hidden="true" className="hidden pb-3 font-semibold @5xl:block">
        {label}
      </p>
      <ol
        id={listId}
        className="hidden grid-cols-[auto_minmax(0,1fr)_auto] border-soft border-b peer-open:grid @5xl:grid @5xl:max-h-[calc(100dvh-var(--header-height,5rem)-7.5rem)] @5xl:overflow-y-auto @5xl:overscroll-contain"
      >
        {entries.map(({ id, title, mark }, i) => (
          <li
            key={id}
            className={cx(
              'col-span-full grid grid-cols-subgrid border-soft border-t',
              i === 0 && '@max-5xl:border-t-0',
            )}
          >
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="group/entry focus-ring-inset col-span-full grid min-h-12 grid-cols-subgrid items-baseline py-3 leading-snug @5xl:min-h-11 @5xl:py-2.5 @5xl:type-small @5xl:leading-snug @5xl:text-soft @5xl:hover:text-current @5xl:aria-[current]:text-current"
            >
              <span className={cx('text-soft tabular-nums', marked && 'pe-4 @5xl:pe-3')}>{mark}</span>
              <span className="min-w-0 pe-4 wrap-anywhere group-hover/entry:underline group-hover/entry:underline-offset-4">
                {title}
              </span>
              <span
                aria-hidden="true"
                className="size-2 self-center rounded-[2px] bg-[var(--surface-signal,var(--color-accent-text))] opacity-0 group-aria-[current]/entry:opacity-100 forced-colors:bg-[CanvasText]"
              />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Chevron() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0 transition-transform duration-calm [[open]>summary>&]:rotate-180 motion-reduce:transition-none"
    >
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}
