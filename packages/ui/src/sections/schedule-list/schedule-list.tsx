'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { scale } from './scale.ts';

type SegmentTone = 'grown' | 'turning' | 'built';

/* The colours and shapes of the figures: round and green at the beginning, square and blue at the end. */
const segmentVariants = cva('block forced-colors:bg-[CanvasText]', {
  variants: {
    tone: {
      grown: 'rounded-full bg-leaf-text',
      turning: 'rounded-[6px] bg-figure-middle',
      built: 'rounded-[3px] bg-kingfisher-text',
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
  const { total, step, spans } = scale(parts.map(({ minutes }) => minutes));
  return (
    <section aria-labelledby={headingId} className={cx('@container', className)} {...rest}>
      <div className="container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        {total > 0 ? (
          <div aria-hidden="true" className="mt-8 flex gap-1.5 @2xl:mt-12 @2xl:gap-2.5">
            {parts.map((part, i) => (
              <Segment
                key={part.title}
                minutes={part.minutes}
                step={step}
                from={(spans[i]?.from ?? 0) / total}
                to={(spans[i]?.to ?? 0) / total}
                tone={toneOf(i, parts.length)}
              />
            ))}
          </div>
        ) : null}
        <ol className="mt-6 border-b border-line @2xl:mt-10">
          {parts.map((part, i) => (
            <li
              key={part.title}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline gap-x-4 border-t border-line py-5 @3xl:grid-cols-[1.25rem_8rem_minmax(0,1fr)_minmax(0,1.2fr)] @3xl:gap-x-6 @3xl:py-6"
            >
              <span
                aria-hidden="true"
                data-tone={toneOf(i, parts.length)}
                className={cx(segmentVariants({ tone: toneOf(i, parts.length) }), 'size-4 self-baseline')}
              />
              <p className="font-semibold tabular-nums">
                {spans[i]?.from}–{spans[i]?.to} {unit}
              </p>
              <h3 className="type-subheading col-start-2 mt-1 wrap-anywhere @3xl:col-start-3 @3xl:mt-0">
                {part.title}
              </h3>
              {part.text ? (
                <p className="col-start-2 mt-1 wrap-anywhere text-muted @3xl:col-start-4 @3xl:mt-0">
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

interface SegmentProps {
  minutes: number;
  /** Minutes for each segment. */
  step: number;
  /** Where the part lies in the whole, 0 to 1: round slabs at the beginning, square ones at the end. */
  from: number;
  to: number;
  tone: SegmentTone;
}

function Segment({ minutes, step, from, to, tone }: SegmentProps) {
  const slabs = Math.max(1, Math.round(minutes / step));
  return (
    <div
      data-tone={tone}
      style={{ flexGrow: minutes } as CSSProperties}
      className="flex h-14 min-w-1 basis-0 gap-[2px] @2xl:h-20 @2xl:gap-1.5"
    >
      {Array.from({ length: slabs }, (_, i) => {
        const at = from + ((to - from) * i) / slabs;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: minutes never change places.
            key={i}
            style={{ borderRadius: `${Math.round(10 - 8 * at)}px` }}
            className={cx(segmentVariants({ tone }), 'min-w-0 flex-1')}
          />
        );
      })}
    </div>
  );
}
