'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { type CaseStudy, CaseStudyCard, type CaseStudyLabels } from './case-study-card.tsx';

export interface CaseStudiesProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** In their order of weight; two or three stand best. None leaves the heading and its lead. */
  items: readonly CaseStudy[];
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<CaseStudyLabels>;
}

/**
 * Case studies, each in its own colour. Two are panels one below the other, their screens now on one side, now on the
 * other. Of three or more the first leads, and the others follow quietly: in pairs of unequal width, the last one alone.
 */
export function CaseStudies({ title, lead, items, labels, className, ...rest }: CaseStudiesProps) {
  const headingId = useId();
  const places = placesOf(items);
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        {items.length > 0 ? (
          <ul
            className={cx(
              'lali:mt-10 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-14 lali:@4xl:mt-12 lali:@4xl:grid-cols-12',
              items.length > 2 ? 'lali:@4xl:gap-y-16' : 'lali:@4xl:gap-y-6',
            )}
          >
            {items.map((item, i) => {
              const { columns = 12, side = 'end', weight = 'leading' } = places[i] ?? {};
              return (
                <li
                  key={`${item.company} ${item.title}`}
                  data-columns={columns}
                  className={cx('lali:min-w-0', spans[columns])}
                >
                  <CaseStudyCard {...item} side={side} weight={weight} labels={labels ?? {}} />
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

const spans = {
  5: 'lali:@4xl:col-span-5',
  7: 'lali:@4xl:col-span-7',
  12: 'lali:@4xl:col-span-12',
} as const;

interface Place {
  columns: keyof typeof spans;
  side: 'start' | 'end';
  weight: 'leading' | 'quiet';
}

function placesOf(items: readonly CaseStudy[]): Place[] {
  return items.map((item, i) => {
    const turn = i % 2 === 0 ? 'end' : 'start';
    if (i === 0 || items.length < 3) return { columns: 12, side: turn, weight: 'leading' };
    // The second of a pair is the one before which there is an even number of others.
    const other = items[i % 2 === 0 ? i - 1 : i + 1];
    if (other === undefined) return { columns: 12, side: turn, weight: 'quiet' };
    const isWider = item.mockup === other.mockup ? i % 4 === 1 || i % 4 === 0 : item.mockup === 'desktop';
    return { columns: isWider ? 7 : 5, side: 'end', weight: 'quiet' };
  });
}
