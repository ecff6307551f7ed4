import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { MinuteBar } from '../../internal/minute-bar.tsx';

export interface TicketPart {
  title: string;
  /** How long it lasts, in whole minutes. */
  minutes: number;
}

interface MinutesProps {
  parts: readonly TicketPart[];
  unit: string;
}

/**
 * The lower edge of a ticket: a slab for each minute, to scale, and above each part its length and name. The names are
 * a list where a short part is narrower than a word: on phones, and at first where the stub stands beside them.
 */
export function Minutes({ parts, unit }: MinutesProps) {
  return (
    <div className="lali:mt-auto lali:pt-10 lali:@3xl:pt-16">
      <ol className="lali:@2xl:flex lali:@2xl:items-end lali:@2xl:gap-2.5 lali:@3xl:@max-4xl:block">
        {parts.map(({ title, minutes }) => (
          <li
            key={title}
            style={{ '--lali-minutes': minutes } as CSSProperties}
            className="lali:flex lali:min-w-[4em] lali:gap-x-3 lali:@2xl:block lali:@2xl:grow-(--lali-minutes) lali:@2xl:basis-0 lali:@3xl:@max-4xl:flex"
          >
            <span className="lali:block lali:min-w-[4em] lali:text-soft">
              {minutes} {unit}
            </span>{' '}
            <span className="lali:block lali:min-w-0 lali:font-semibold lali:wrap-anywhere">{title}</span>
          </li>
        ))}
      </ol>
      {/* The ticket's shape cuts it: slabs have no lower end. */}
      <MinuteBar
        minutes={parts.map(({ minutes }) => minutes)}
        slab={(part) =>
          cx(
            'lali:forced-colors:bg-[CanvasText]',
            part === parts.length - 1 ? 'lali:bg-highlight' : 'lali:bg-figure-on-secondary',
          )
        }
        className="lali:mt-4 lali:-mb-2.5 lali:h-11 lali:@2xl:h-16"
      />
    </div>
  );
}
