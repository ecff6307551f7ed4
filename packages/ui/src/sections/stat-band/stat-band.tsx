'use client';

import { cva, cx } from 'class-variance-authority';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { unbroken } from '../../internal/unbroken.tsx';
import { Section, type SectionProps } from '../../primitives/section/index.ts';

/* One leads, the others are a table beside it; two numbers share the line, the second at its foot. */
const statListVariants = cva('lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-16', {
  variants: {
    count: {
      one: '',
      two: 'lali:gap-y-12 lali:@3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lali:@3xl:items-end',
      more: '',
    },
    size: { large: '', small: '' },
  },
  compoundVariants: [
    { count: 'more', size: 'large', class: 'lali:@3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' },
    // The others begin at the fifth of twelve columns.
    {
      count: 'more',
      size: 'small',
      class: 'lali:@3xl:grid-cols-[calc(100%/3-1rem)_minmax(0,1fr)] lali:@3xl:gap-x-6',
    },
  ],
});

const leadStatVariants = cva('lali:flex lali:min-w-0 lali:flex-col', {
  variants: {
    count: {
      one: '',
      two: '',
      more: 'lali:not-last:pb-12 lali:@3xl:row-span-(--lali-others) lali:@3xl:self-end lali:@3xl:not-last:pb-0',
    },
  },
});

/*
 * The size of the first number depends on the width and on its number of characters: `--share` of the container
 * divided by their number; a character is about 0.6 of the size wide.
 */
const leadValueVariants = cva(
  'lali:min-w-0 lali:font-display lali:leading-[0.8] lali:-ms-[0.02em] lali:wrap-anywhere lali:[unicode-bidi:plaintext] lali:rtl:text-right lali:text-signal lali:[font-weight:var(--lali-weight-display)] lali:text-[clamp(2rem,var(--lali-share)/var(--lali-characters)/0.64,var(--lali-largest))]',
  {
    variants: {
      count: {
        one: 'lali:[--lali-share:78cqi]',
        two: 'lali:[--lali-share:78cqi] lali:@3xl:[--lali-share:48cqi]',
        more: 'lali:[--lali-share:78cqi] lali:@3xl:[--lali-share:48cqi]',
      },
      size: { large: '', small: 'lali:[--lali-largest:5.5rem] lali:@3xl:[--lali-largest:7.5rem]' },
    },
    compoundVariants: [
      { size: 'large', count: 'one', class: 'lali:[--lali-largest:18rem]' },
      { size: 'large', count: 'two', class: 'lali:[--lali-largest:11rem] lali:@3xl:[--lali-largest:15rem]' },
      { size: 'large', count: 'more', class: 'lali:[--lali-largest:11rem] lali:@3xl:[--lali-largest:17rem]' },
    ],
  },
);

/* One of two stands as the first does; one of more is a row of a table. */
const followingVariants = cva('lali:min-w-0 lali:border-soft', {
  variants: {
    large: {
      true: 'lali:flex lali:flex-col lali:border-t lali:pt-6',
      false:
        'lali:flex lali:flex-col lali:gap-x-5 lali:gap-y-1 lali:border-t lali:@[18rem]:grid lali:@[18rem]:grid-cols-[minmax(5rem,2fr)_minmax(0,3fr)] lali:@[18rem]:items-baseline lali:last:border-b lali:@3xl:content-center',
    },
    size: { large: '', small: '' },
  },
  compoundVariants: [
    { large: false, size: 'large', class: 'lali:py-5' },
    { large: false, size: 'small', class: 'lali:py-3.5' },
  ],
});

const followingValueVariants = cva(
  'lali:order-first lali:min-w-0 lali:font-display lali:wrap-anywhere lali:[unicode-bidi:plaintext] lali:rtl:text-right lali:[font-weight:var(--lali-weight-display)]',
  {
    variants: {
      large: {
        true: 'lali:leading-[0.85]',
        false: 'lali:leading-none',
      },
      size: { large: '', small: 'lali:text-[clamp(1.75rem,3.3cqi,2.5rem)]' },
    },
    compoundVariants: [
      { large: true, size: 'large', class: 'lali:text-[clamp(3rem,8cqi,6rem)]' },
      { large: false, size: 'large', class: 'lali:text-[clamp(2rem,4.4cqi,3.375rem)]' },
    ],
  },
);

const followingNoteVariants = cva('lali:type-small lali:min-w-0 lali:wrap-anywhere lali:text-soft', {
  variants: { large: { true: 'lali:mt-2', false: 'lali:col-start-2' } },
});

/* Between the title and the numbers. */
const titleGap = { large: 'lali:mt-10 lali:@3xl:mt-14', small: 'lali:mt-8' } as const;

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
  /** How large the numbers get: `large` heads a page or a band, `small` stands between other sections. Default `large`. */
  size?: 'large' | 'small';
}

/** A few numbers, the most important one first. The surface is that of a Section. */
export function StatBand({
  title,
  titleHidden = false,
  stats,
  size = 'large',
  className,
  ...rest
}: StatBandProps) {
  const headingId = useId();
  const [first, ...others] = stats;
  const count = stats.length <= 1 ? 'one' : stats.length === 2 ? 'two' : 'more';
  return (
    <Section aria-labelledby={headingId} data-count={count} data-size={size} className={className} {...rest}>
      <div className="lali:container-page">
        <h2
          id={headingId}
          className={cx(
            titleHidden ? 'lali:sr-only' : 'lali:type-subheading lali:max-w-[24em] lali:wrap-anywhere',
          )}
        >
          {title}
        </h2>
        {first ? (
          <dl
            className={cx(statListVariants({ count, size }), !titleHidden && titleGap[size])}
            style={{ '--lali-others': others.length } as CSSProperties}
          >
            <Leading stat={first} count={count} size={size} />
            {others.map((stat) => (
              <Following key={stat.label} stat={stat} large={count === 'two'} size={size} />
            ))}
          </dl>
        ) : null}
      </div>
    </Section>
  );
}

interface LeadingProps {
  stat: BandStat;
  count: 'one' | 'two' | 'more';
  size: 'large' | 'small';
}

/** In the source the label comes first, as a term does; on the page the number does. */
function Leading({ stat: { value, label, note }, count, size }: LeadingProps) {
  return (
    <div data-leading="" className={leadStatVariants({ count })}>
      <dt
        className={cx(
          'lali:type-lead lali:max-w-[18em] lali:wrap-anywhere',
          size === 'small' ? 'lali:mt-5' : 'lali:mt-7',
        )}
      >
        {unbroken(label)}
      </dt>
      <dd
        className={cx('lali:order-first', leadValueVariants({ count, size }))}
        style={{ '--lali-characters': Math.max(3, [...value].length) } as CSSProperties}
      >
        <Figures value={value} />
      </dd>
      {note ? (
        <dd className="lali:type-small lali:mt-3 lali:max-w-[30em] lali:wrap-anywhere lali:text-soft">
          {note}
        </dd>
      ) : null}
    </div>
  );
}

/** How far a sign is raised, in its own size: to the middle of the figures beside it. The x is a little smaller. */
const raised = { '-': { bottom: '0.08em' }, x: { bottom: '0.2em', fontSize: '0.72em' } } as const;

/**
 * As the value is read. A hyphen between two figures is drawn for small letters, and the x after them is one: both are
 * raised to the middle of the figures.
 */
function Figures({ value }: { value: string }) {
  return value.split(/(?<=\d)(-(?=\d)|x$)/).map((part) =>
    part === '-' || part === 'x' ? (
      <span key={part} className="lali:relative" style={raised[part]}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

interface FollowingProps {
  stat: BandStat;
  /** Whether it stands as the first does. */
  large: boolean;
  size: 'large' | 'small';
}

function Following({ stat: { value, label, note }, large, size }: FollowingProps) {
  return (
    <div className={followingVariants({ large, size })}>
      <dt className={cx('lali:min-w-0 lali:wrap-anywhere', large && 'lali:mt-4')}>{unbroken(label)}</dt>
      <dd className={followingValueVariants({ large, size })}>{value}</dd>
      {note ? <dd className={followingNoteVariants({ large })}>{note}</dd> : null}
    </div>
  );
}
