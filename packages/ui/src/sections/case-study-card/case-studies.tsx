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

/** Case studies one below the other, each on its own colour, their screens now on one side, now on the other. */
export function CaseStudies({ title, lead, items, labels, className, ...rest }: CaseStudiesProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        {items.length > 0 ? (
          <ul className="lali:mt-10 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-y-5 lali:@4xl:mt-12 lali:@4xl:gap-y-6">
            {items.map((item, i) => (
              <li key={`${item.company} ${item.title}`} className="lali:min-w-0">
                <CaseStudyCard {...item} side={i % 2 === 0 ? 'end' : 'start'} labels={labels ?? {}} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
