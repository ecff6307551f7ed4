'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { MinuteBar } from '../../internal/minute-bar.tsx';
import { scale } from '../../internal/scale.ts';
import { SectionHead } from '../../internal/section-head.tsx';

type SegmentTone = 'grown' | 'turning' | 'built';

/* The colours and shapes of the figures: round and green at the beginning, square and blue at the end. */
const segmentVariants = cva('lali:block lali:forced-colors:bg-[CanvasText]', {
  variants: {
    tone: {
      grown: 'lali:rounded-full lali:bg-secondary-text',
      turning: 'lali:rounded-[6px] lali:bg-figure-middle',
      built: 'lali:rounded-[3px] lali:bg-primary-text',
    },
  },
});

export interface SchedulePart {
  title: string;
  text?: string;
  /** How long it lasts. Beginnings and ends follow from the parts before, so nothing can overlap. */
  minutes: number;
}

export interface ScheduleListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** In order. */
  parts: readonly SchedulePart[];
  /** Follows the span of each part. Default `min`. */
  unit?: string;
}

const tones: readonly SegmentTone[] = ['grown', 'turning', 'built'];

/** A session drawn to scale as one bar, and the same as a list. */
export function ScheduleList({ title, lead, parts, unit = 'min', className, ...rest }: ScheduleListProps) {
  const headingId = useId();
  const { total, spans } = scale(parts.map(({ minutes }) => minutes));
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        {total > 0 ? (
          <MinuteBar
            minutes={parts.map(({ minutes }) => minutes)}
            slab={(part) => segmentVariants({ tone: toneOf(part, parts.length) })}
            tone={(part) => toneOf(part, parts.length)}
            className="lali:mt-8 lali:h-14 lali:@2xl:mt-12 lali:@2xl:h-20"
          />
        ) : null}
        <ol className="lali:mt-6 lali:border-b lali:border-line lali:@2xl:mt-10">
          {parts.map((part, i) => (
            <li
              key={part.title}
              className="lali:grid lali:grid-cols-[1.25rem_minmax(0,1fr)] lali:items-baseline lali:gap-x-4 lali:border-t lali:border-line lali:py-5 lali:@3xl:grid-cols-[1.25rem_8rem_minmax(0,1fr)_minmax(0,1.2fr)] lali:@3xl:gap-x-6 lali:@3xl:py-6"
            >
              <span
                aria-hidden="true"
                data-tone={toneOf(i, parts.length)}
                className={cx(
                  segmentVariants({ tone: toneOf(i, parts.length) }),
                  'lali:size-4 lali:self-baseline',
                )}
              />
              <p className="lali:font-semibold lali:tabular-nums">
                {spans[i]?.from}–{spans[i]?.to} {unit}
              </p>
              <h3 className="lali:type-subheading lali:col-start-2 lali:mt-1 lali:wrap-anywhere lali:@3xl:col-start-3 lali:@3xl:mt-0">
                {part.title}
              </h3>
              {part.text ? (
                <p className="lali:col-start-2 lali:mt-1 lali:wrap-anywhere lali:text-text-soft lali:@3xl:col-start-4 lali:@3xl:mt-0">
                  {part.text}
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The first part is grown, the last one built, all between are turning. */
function toneOf(index: number, count: number): SegmentTone {
  if (index === 0) return tones[0] as SegmentTone;
  return (index === count - 1 ? tones[2] : tones[1]) as SegmentTone;
}
