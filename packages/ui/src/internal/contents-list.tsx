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
      <details className="lali:peer lali:border-soft lali:border-y lali:@5xl:hidden">
        <summary
          aria-controls={listId}
          className="lali:group/summary lali:focus-ring lali:flex lali:min-h-13 lali:cursor-pointer lali:list-none lali:items-center lali:justify-between lali:gap-4 lali:py-2 lali:font-semibold lali:[&::-webkit-details-marker]:hidden"
        >
          {label}
          <Chevron />
        </summary>
      </details>
      <p aria-hidden="true" className="lali:hidden lali:pb-3 lali:font-semibold lali:@5xl:block">
        {label}
      </p>
      <ol
        id={listId}
        className="lali:hidden lali:grid-cols-[auto_minmax(0,1fr)_auto] lali:border-soft lali:border-b lali:peer-open:grid lali:@5xl:grid lali:@5xl:max-h-[calc(100dvh-var(--lali-header-height,5rem)-7.5rem)] lali:@5xl:overflow-y-auto lali:@5xl:overscroll-contain"
      >
        {entries.map(({ id, title, mark }, i) => (
          <li
            key={id}
            className={cx(
              'lali:col-span-full lali:grid lali:grid-cols-subgrid lali:border-soft lali:border-t',
              i === 0 && 'lali:@max-5xl:border-t-0',
            )}
          >
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="lali:group/entry lali:focus-ring-inset lali:col-span-full lali:grid lali:min-h-12 lali:grid-cols-subgrid lali:items-baseline lali:py-3 lali:leading-snug lali:@5xl:min-h-11 lali:@5xl:py-2.5 lali:@5xl:type-small lali:@5xl:leading-snug lali:@5xl:text-soft lali:@5xl:hover:text-current lali:@5xl:aria-[current]:text-current"
            >
              <span className={cx('lali:text-soft lali:tabular-nums', marked && 'lali:pe-4 lali:@5xl:pe-3')}>
                {mark}
              </span>
              <span className="lali:min-w-0 lali:pe-4 lali:wrap-anywhere lali:group-hover/entry:underline lali:group-hover/entry:underline-offset-4">
                {title}
              </span>
              <span
                aria-hidden="true"
                className="lali:size-2 lali:self-center lali:rounded-[2px] lali:bg-[var(--lali-surface-signal,var(--lali-color-accent-text))] lali:opacity-0 lali:group-aria-[current]/entry:opacity-100 lali:forced-colors:bg-[CanvasText]"
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
      className="lali:shrink-0 lali:transition-transform lali:duration-calm lali:[[open]>summary>&]:rotate-180 lali:motion-reduce:transition-none"
    >
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}
