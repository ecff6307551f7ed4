'use client';

import { cva, cx } from 'class-variance-authority';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { unbroken } from '../../internal/unbroken.tsx';
import { Section, type SectionProps } from '../../primitives/section/index.ts';

/* One leads, the others are a table beside it; two numbers share the line, the second at its foot. */
const statListVariants = cva('grid grid-cols-[minmax(0,1fr)] gap-x-16', {
  variants: {
    count: {
      one: '',
      two: 'gap-y-12 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @3xl:items-end',
      more: '@3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
    },
  },
});

const leadStatVariants = cva('flex min-w-0 flex-col', {
  variants: {
    count: {
      one: '',
      two: '',
      more: 'not-last:pb-12 @3xl:row-span-(--others) @3xl:self-end @3xl:not-last:pb-0',
    },
  },
});

/*
 * The size of the first number depends on the width and on its number of characters: `--share` of the container
 * divided by their number; a character is about 0.6 of the size wide.
 */
const leadValueVariants = cva(
  'min-w-0 font-display leading-[0.8] tracking-[-0.025em] -ms-[0.02em] wrap-anywhere [unicode-bidi:plaintext] rtl:text-right text-signal [font-weight:var(--weight-display)] text-[clamp(2rem,var(--share)/var(--characters)/0.64,var(--largest))]',
  {
    variants: {
      count: {
        one: '[--largest:18rem] [--share:78cqi]',
        two: '[--largest:11rem] [--share:78cqi] @3xl:[--largest:15rem] @3xl:[--share:48cqi]',
        more: '[--largest:11rem] [--share:78cqi] @3xl:[--largest:17rem] @3xl:[--share:48cqi]',
      },
    },
  },
);

/* One of two stands as the first does; one of more is a row of a table. */
const followingVariants = cva('min-w-0 border-soft', {
  variants: {
    large: {
      true: 'flex flex-col border-t pt-6',
      false:
        'flex flex-col gap-x-5 gap-y-1 border-t @[18rem]:grid @[18rem]:grid-cols-[minmax(5rem,2fr)_minmax(0,3fr)] @[18rem]:items-baseline py-5 last:border-b @3xl:content-center',
    },
  },
});

const followingValueVariants = cva(
  'order-first min-w-0 font-display tracking-[-0.02em] wrap-anywhere [unicode-bidi:plaintext] rtl:text-right [font-weight:var(--weight-display)]',
  {
    variants: {
      large: {
        true: 'text-[clamp(3rem,8cqi,6rem)] leading-[0.85]',
        false: 'text-[clamp(2rem,4.4cqi,3.375rem)] leading-none',
      },
    },
  },
);

const followingNoteVariants = cva('type-small min-w-0 wrap-anywhere text-soft', {
  variants: { large: { true: 'mt-2', false: 'col-start-2' } },
});

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

/** A few numbers, the most important one first. The surface is that of a Section. */
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
