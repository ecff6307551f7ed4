'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { Link } from '../../primitives/link/index.ts';
import type { CvEntry, CvGroup } from './cv-table.types.ts';

/* In print the table keeps its two columns at any window width. */
const cvGroupVariants = cva(
  'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 border-t-2 border-current pt-5 pb-14 last:pb-0 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @3xl:pt-6 @3xl:pb-20 print:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] print:gap-x-6 print:border-t print:pt-2 print:pb-5',
);

const cvEntryVariants = cva(
  'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 border-soft not-first:border-t not-first:pt-6 pb-6 last:pb-0 @2xl:grid-cols-[9.5rem_minmax(0,1fr)] print:grid-cols-[7rem_minmax(0,1fr)] print:break-inside-avoid print:gap-x-4 print:pb-2 print:not-first:pt-2',
);

const cvNamesVariants = cva('', {
  variants: {
    look: {
      columns:
        'grid grid-cols-[minmax(0,1fr)] gap-x-10 [list-style-type:""] @xl:grid-cols-2 print:grid-cols-3 print:gap-x-4 [&>li]:border-soft [&>li]:border-b [&>li]:py-3 print:[&>li]:py-1',
      // Each has its stroke before it; the first of a line has it outside the clipped edge.
      run: "type-subheading -ms-[1.1em] flex min-w-0 flex-wrap gap-y-1 [list-style-type:''] print:text-[1em] [&>li]:relative [&>li]:ps-[1.1em] [&>li]:before:absolute [&>li]:before:start-[0.4em] [&>li]:before:font-normal [&>li]:before:text-signal [&>li]:before:content-['/'_/_'']",
    },
  },
});

export interface CvTableProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** In their order. Without any, only the heading is shown. */
  groups: readonly CvGroup[];
}

/** A career as a typographic table: read on a screen, printed on two pages. */
export function CvTable({ title, lead, groups, className, ...rest }: CvTableProps) {
  const headingId = useId();
  const shown = groups.filter((group) => sizeOf(group) > 0);
  return (
    <section
      aria-labelledby={headingId}
      className={cx('@container print:text-[9.5pt] print:leading-[1.4]', className)}
      {...rest}
    >
      <div className="container-page">
        <SectionHead id={headingId} title={title} lead={lead && <span className="text-soft">{lead}</span>} />
        <div className="mt-10 @3xl:mt-14 print:mt-3">
          {shown.map((group) => (
            <div key={group.title} data-kind={group.kind} className={cvGroupVariants()}>
              <h3 className="type-subheading min-w-0 wrap-anywhere print:break-after-avoid print:text-[11pt]">
                {unbroken(group.title)}
              </h3>
              <div className="min-w-0">
                <Content group={group} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function sizeOf(group: CvGroup): number {
  switch (group.kind) {
    case 'facts':
      return group.facts.length;
    case 'entries':
      return group.entries.length;
    default:
      return group.names.length;
  }
}

function Content({ group }: { group: CvGroup }) {
  switch (group.kind) {
    case 'facts':
      return (
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-10 @xl:grid-cols-2 print:grid-cols-2 print:gap-x-4">
          {group.facts.map(({ term, value, href }) => (
            <div key={term} className="min-w-0 border-soft border-b py-3 print:py-1">
              <dt className="type-small wrap-anywhere text-soft print:text-[8.5pt]">{term}</dt>
              <dd className="wrap-anywhere">
                {href === undefined ? (
                  value
                ) : (
                  <Link href={href} variant="standalone" arrow="none" tone="current">
                    <bdi>{value}</bdi>
                  </Link>
                )}
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'entries':
      return (
        <ol className="[list-style-type:'']">
          {group.entries.map((entry) => (
            <Entry key={`${entry.when} ${entry.title}`} entry={entry} />
          ))}
        </ol>
      );
    default:
      return (
        <div className={cx('min-w-0', group.kind === 'run' && 'overflow-x-clip')}>
          <ul className={cvNamesVariants({ look: group.kind === 'run' ? 'run' : 'columns' })}>
            {group.names.map((name) => (
              <li key={name} className="min-w-0 wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </div>
      );
  }
}

function Entry({ entry: { when, title, place, text, href } }: { entry: CvEntry }) {
  return (
    <li className={cvEntryVariants()}>
      <p className="min-w-0 pt-[0.2em] text-soft wrap-anywhere tabular-nums print:pt-0">
        <bdi>{when}</bdi>
      </p>
      <div className="min-w-0">
        <h4 className="type-subheading wrap-anywhere print:text-[1.05em]">
          {href === undefined ? (
            unbroken(title)
          ) : (
            <Link href={href} className="py-1 print:no-underline">
              {title}
            </Link>
          )}
        </h4>
        {place ? <p className="mt-1 wrap-anywhere text-soft print:mt-0">{place}</p> : null}
        {text ? (
          <p className="mt-2 max-w-[38em] wrap-anywhere print:mt-0.5 print:max-w-none">{text}</p>
        ) : null}
      </div>
    </li>
  );
}
