'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { CvEntry, CvGroup } from './cv-table.types.ts';

/* In print the table keeps its two columns at any window width. A title beside its part must not hold on to the next one. */
const cvGroupVariants = cva(
  'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-12 lali:gap-y-5 lali:border-t-2 lali:border-current lali:pt-5 lali:pb-14 lali:last:pb-0 lali:@3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lali:@3xl:pt-6 lali:@3xl:pb-20 lali:print:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lali:print:gap-x-6 lali:print:border-t lali:print:pt-2 lali:print:pb-5',
);

const cvEntryVariants = cva(
  'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-8 lali:gap-y-1 lali:border-soft lali:not-first:border-t lali:not-first:pt-6 lali:pb-6 lali:last:pb-0 lali:@2xl:grid-cols-[9.5rem_minmax(0,1fr)] lali:print:grid-cols-[7rem_minmax(0,1fr)] lali:print:break-inside-avoid lali:print:gap-x-4 lali:print:pb-2 lali:print:not-first:pt-2',
);

const cvNamesVariants = cva('', {
  variants: {
    look: {
      columns:
        'lali:grid lali:grid-cols-2 lali:gap-x-4 lali:[list-style-type:""] lali:@xl:gap-x-10 lali:print:grid-cols-3 lali:print:gap-x-4 lali:[&>li]:border-soft lali:[&>li]:border-b lali:[&>li]:py-2 lali:@xl:[&>li]:py-3 lali:print:[&>li]:py-1',
      run: "lali:type-subheading lali:flex lali:min-w-0 lali:flex-wrap lali:gap-x-[0.35em] lali:gap-y-1 lali:[list-style-type:''] lali:print:text-[1em] lali:[&>li]:not-last:after:content-[','_/_'']",
    },
  },
});

export interface CvTableProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Not printed. Default none. */
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
      className={cx('lali:@container lali:print:text-[9.5pt] lali:print:leading-[1.4]', className)}
      {...rest}
    >
      <div className="lali:container-page">
        <SectionHead
          id={headingId}
          title={title}
          lead={lead && <span className="lali:text-soft lali:print:hidden">{lead}</span>}
        />
        <div className="lali:mt-10 lali:@3xl:mt-14 lali:print:mt-3">
          {shown.map((group) => (
            <div
              key={group.title}
              data-kind={group.kind}
              className={cx(
                cvGroupVariants(),
                (group.kind === 'names' || group.kind === 'run') && 'lali:print:break-inside-avoid',
              )}
            >
              <h3 className="lali:type-subheading lali:min-w-0 lali:wrap-anywhere lali:print:break-after-auto lali:print:text-[11pt]">
                {unbroken(group.title)}
              </h3>
              <div className="lali:min-w-0">
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
        <DescriptionList.Root
          layout="stacked"
          columns={2}
          edge="end"
          className="lali:print:grid-cols-2 lali:print:gap-x-4"
        >
          {group.facts.map(({ term, value, href }) => (
            <DescriptionList.Item
              key={term}
              term={term}
              className="lali:print:gap-0 lali:print:py-1 lali:print:[&>dt]:text-[8.5pt]"
            >
              {href === undefined ? (
                value
              ) : (
                <Link href={href} variant="standalone" arrow="none" tone="current">
                  <bdi>{value}</bdi>
                </Link>
              )}
            </DescriptionList.Item>
          ))}
        </DescriptionList.Root>
      );
    case 'entries':
      return (
        <ol className="lali:[list-style-type:'']">
          {group.entries.map((entry) => (
            <Entry key={`${entry.when} ${entry.title}`} entry={entry} />
          ))}
        </ol>
      );
    default:
      return (
        <div className="lali:min-w-0">
          <ul className={cvNamesVariants({ look: group.kind === 'run' ? 'run' : 'columns' })}>
            {group.names.map((name) => (
              <li key={name} className="lali:min-w-0 lali:wrap-anywhere">
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
      <p className="lali:min-w-0 lali:pt-[0.2em] lali:text-soft lali:wrap-anywhere lali:tabular-nums lali:print:pt-0">
        <bdi>{when}</bdi>
      </p>
      <div className="lali:min-w-0">
        <h4 className="lali:type-subheading lali:wrap-anywhere lali:print:text-[1.05em]">
          {href === undefined ? (
            unbroken(title)
          ) : (
            <Link href={href} className="lali:py-1 lali:print:no-underline">
              {title}
            </Link>
          )}
        </h4>
        {place ? (
          <p className="lali:mt-1 lali:wrap-anywhere lali:text-soft lali:print:mt-0">{place}</p>
        ) : null}
        {text ? (
          <p className="lali:mt-2 lali:max-w-[38em] lali:wrap-anywhere lali:print:mt-0.5 lali:print:max-w-none">
            {text}
          </p>
        ) : null}
      </div>
    </li>
  );
}
