'use client';

import { cx } from 'class-variance-authority';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { unbroken } from '../../internal/unbroken.tsx';
import { Section, type SectionProps } from '../../primitives/section/index.ts';
import {
  followingNoteVariants,
  followingValueVariants,
  followingVariants,
  leadStatVariants,
  leadValueVariants,
  statListVariants,
} from './stat-band.variants.ts';

export interface BandStat {
  /** As it is read, with its sign ('12+', '60%'). */
  value: string;
  /** What is counted; it finishes the sentence that the value begins. Each once. */
  label: string;
  /** Where the number comes from or what it is compared with. */
  note?: ReactNode;
}

export interface StatBandProps extends Omit<SectionProps, 'title' | 'children'> {
  /** Names the section. */
  title: string;
  /** The heading is heard, not seen: the first number heads the band. Default `false`. */
  titleHidden?: boolean;
  /** The first leads. Two to six; without any, nothing is drawn but the heading. */
  stats: readonly BandStat[];
}

/** A few numbers, of which one matters most. The surface is that of a Section. */
export function StatBand({ title, titleHidden = false, stats, className, ...rest }: StatBandProps) {
  const headingId = useId();
  const [first, ...others] = stats;
  const count = stats.length <= 1 ? 'one' : stats.length === 2 ? 'two' : 'more';
  return (
    <Section aria-labelledby={headingId} data-count={count} className={className} {...rest}>
      <div className="container-page">
        <h2
          id={headingId}
          className={cx(titleHidden ? 'sr-only' : 'type-subheading max-w-[24em] wrap-anywhere')}
        >
          {title}
        </h2>
        {first ? (
          <dl
            className={cx(statListVariants({ count }), !titleHidden && 'mt-10 @3xl:mt-14')}
            style={{ '--others': others.length } as CSSProperties}
          >
            <Leading stat={first} count={count} />
            {others.map((stat) => (
              <Following key={stat.label} stat={stat} large={count === 'two'} />
            ))}
          </dl>
        ) : null}
      </div>
    </Section>
  );
}

/** In the source the label comes first, as a term does; on the page the number does. */
function Leading({ stat: { value, label, note }, count }: { stat: BandStat; count: 'one' | 'two' | 'more' }) {
  return (
    <div data-leading="" className={leadStatVariants({ count })}>
      <dt className="type-lead mt-7 max-w-[18em] wrap-anywhere">{unbroken(label)}</dt>
      <dd
        className={cx('order-first', leadValueVariants({ count }))}
        style={{ '--characters': Math.max(3, [...value].length) } as CSSProperties}
      >
        {value}
      </dd>
      {note ? <dd className="type-small mt-3 max-w-[30em] wrap-anywhere text-soft">{note}</dd> : null}
    </div>
  );
}

function Following({ stat: { value, label, note }, large }: { stat: BandStat; large: boolean }) {
  return (
    <div className={followingVariants({ large })}>
      <dt className={cx('min-w-0 wrap-anywhere', large && 'mt-4')}>{unbroken(label)}</dt>
      <dd className={followingValueVariants({ large })}>{value}</dd>
      {note ? <dd className={followingNoteVariants({ large })}>{note}</dd> : null}
    </div>
  );
}
