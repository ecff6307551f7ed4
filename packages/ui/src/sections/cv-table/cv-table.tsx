'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Entry } from './cv-entry.tsx';
import type { CvGroup } from './cv-table.types.ts';
import { type Scale, scaleOf } from './years.tsx';

/* In print the table keeps its two columns at any window width. A title beside its part must not hold on to the next one. */
const cvGroupVariants = cva(
  'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:content-start lali:gap-x-12 lali:gap-y-5 lali:border-t-2 lali:border-current lali:pt-5 lali:@3xl:pt-6 lali:print:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lali:print:gap-x-6 lali:print:border-t lali:print:pt-2 lali:print:pb-5',
  {
    variants: {
      width: {
        whole:
          'lali:@3xl:col-span-full lali:@3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lali:@4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
        // The years of its entries stand below the title.
        dated: 'lali:@3xl:col-span-full',
        half: '',
      },
    },
  },
);

const cvNamesVariants = cva('', {
  variants: {
    look: {
      columns:
        'lali:grid lali:grid-cols-2 lali:gap-x-4 lali:[list-style-type:""] lali:@3xl:gap-x-6 lali:print:grid-cols-3 lali:print:gap-x-4 lali:[&>li]:border-soft lali:[&>li]:border-b lali:[&>li]:py-2 lali:@xl:[&>li]:py-3 lali:print:[&>li]:py-1',
      run: "lali:font-display lali:font-[640] lali:text-[clamp(1.5rem,1.2rem+1.1vw,2rem)] lali:leading-[1.16] lali:tracking-[-0.015em] lali:flex lali:min-w-0 lali:flex-wrap lali:gap-x-[0.35em] lali:gap-y-1 lali:[list-style-type:''] lali:print:text-[1em] lali:[&>li]:not-last:after:content-[','_/_'']",
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

/** A career as a typographic table on a scale of years: read on a screen, printed on two pages. */
export function CvTable({ title, lead, groups, className, ...rest }: CvTableProps) {
  const headingId = useId();
  const shown = groups.filter((group) => sizeOf(group) > 0);
  const scale = scaleOf(shown);
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
        <div className="lali:mt-10 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-16 lali:@3xl:mt-14 lali:@3xl:grid-cols-2 lali:@4xl:gap-y-24 lali:print:mt-3 lali:print:block">
          {shown.map((group) => (
            <div
              key={group.title}
              data-kind={group.kind}
              className={cx(
                cvGroupVariants({
                  width: group.half ? 'half' : group.kind === 'entries' ? 'dated' : 'whole',
                }),
                (group.kind === 'names' || group.kind === 'run') && 'lali:print:break-inside-avoid',
              )}
            >
              <h3 className="lali:type-subheading lali:min-w-0 lali:wrap-anywhere lali:print:break-after-auto lali:print:text-[11pt]">
                {unbroken(group.title)}
              </h3>
              <div className="lali:min-w-0">
                <Content group={group} scale={scale} />
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

function Content({ group, scale }: { group: CvGroup; scale: Scale }) {
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
        <ol className="lali:mt-4 lali:print:mt-0 lali:[list-style-type:'']">
          {group.entries.map((entry) => (
            <Entry
              key={`${entry.when} ${entry.title}`}
              entry={entry}
              large={group.large === true}
              scale={scale}
            />
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
