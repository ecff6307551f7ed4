'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { TeamCard, type TeamLabels, type TeamMember } from './team-card.tsx';
import { teamItemVariants } from './team-card.variants.ts';

export interface TeamGridProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** The first leads. None leaves the heading and its lead. */
  members: readonly TeamMember[];
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<TeamLabels>;
}

/** People in groups of three: one wide card, two side by side, then mirrored. */
export function TeamGrid({ title, lead, members, labels, className, ...rest }: TeamGridProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        {members.length > 0 ? (
          <ul className="lali:mt-10 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-16 lali:@3xl:grid-cols-12 lali:@4xl:mt-14 lali:@4xl:gap-y-24">
            {members.map((member, i) => {
              const place = placeOf(i, members.length);
              return (
                <li key={member.email} data-place={place} className={teamItemVariants({ place })}>
                  <TeamCard
                    {...member}
                    layout={place === 'wide' ? 'wide' : 'narrow'}
                    side={Math.floor(i / 3) % 2 === 0 ? 'end' : 'start'}
                    labels={labels ?? {}}
                  />
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

/** No card is alone beside an empty half. */
function placeOf(index: number, count: number): 'wide' | 'first' | 'second' {
  if (index % 3 === 0) return 'wide';
  if (index % 3 === 2) return 'second';
  return index === count - 1 ? 'wide' : 'first';
}
