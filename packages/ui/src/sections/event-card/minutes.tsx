import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { MinuteBar } from '../../internal/minute-bar.tsx';

export interface TicketPart {
  title: string;
  /** How long it lasts, in whole minutes. */
  minutes: number;
  /** Said in place of how long it lasts, such as from when to when: '10–45 min'. Default: its minutes and their unit. */
  span?: string;
}

interface MinutesProps {
  parts: readonly TicketPart[];
  unit: string;
}

/** How many letters fit beside the stub, over the whole edge and over the shortest part. */
const letters = { ofEdge: 50, ofShortest: 7 };

/** Whether every word fits above its minutes where names stand beside each other. */
function fitsAbove(parts: readonly TicketPart[]): boolean {
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  return parts.every(({ title, minutes }) => {
    const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
    return longest <= Math.max(letters.ofShortest, (letters.ofEdge * minutes) / total);
  });
}

/**
 * The lower edge of a ticket: a slab for each minute, to scale, and above each part its length and name. The names are
 * a list where a part is narrower than a word: on phones, at first where the stub stands beside them, and everywhere if
 * a word is too long for its minutes.
 */
export function Minutes({ parts, unit }: MinutesProps) {
  const above = fitsAbove(parts);
  return (
    <div className="lali:mt-auto lali:pt-10 lali:@3xl:pt-16">
      <ol
        className={cx(
          above && 'lali:@2xl:flex lali:@2xl:items-end lali:@2xl:gap-2.5 lali:@3xl:@max-4xl:block',
        )}
      >
        {parts.map(({ title, minutes, span }) => (
          <li
            key={title}
            style={{ '--lali-minutes': minutes } as CSSProperties}
            className={cx(
              'lali:flex lali:min-w-[4em] lali:gap-x-3',
              above &&
                'lali:@2xl:block lali:@2xl:grow-(--lali-minutes) lali:@2xl:basis-0 lali:@3xl:@max-4xl:flex',
            )}
          >
            <span className="lali:block lali:min-w-[5em] lali:text-soft">{span ?? `${minutes} ${unit}`}</span>{' '}
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
        className="lali:mt-4 lali:-mb-2.5 lali:h-11 lali:@2xl:h-16 lali:@3xl:h-32"
      />
    </div>
  );
}
