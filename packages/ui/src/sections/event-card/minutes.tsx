import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';

/** More slabs than this would be too thin to see on a phone. */
const MOST = 60;

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
 * The lower edge of a ticket: a slab for each minute, to scale, and above each part its length and name. On phones the
 * names are a list, because a short part is narrower than a word.
 */
export function Minutes({ parts, unit }: MinutesProps) {
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  const step = Math.max(1, Math.ceil(total / MOST));
  const last = parts.length - 1;
  return (
    <div className="lali:mt-auto lali:pt-10 lali:@3xl:pt-16">
      <ol className="lali:@2xl:flex lali:@2xl:items-end lali:@2xl:gap-2.5">
        {parts.map(({ title, minutes }) => (
          <li
            key={title}
            style={{ '--lali-minutes': minutes } as CSSProperties}
            className="lali:flex lali:min-w-0 lali:gap-x-3 lali:@2xl:block lali:@2xl:grow-(--lali-minutes) lali:@2xl:basis-0"
          >
            <span className="lali:min-w-[4em] lali:tabular-nums lali:text-(--lali-color-on-secondary-soft) lali:@2xl:block lali:@2xl:min-w-0">
              {minutes} {unit}
            </span>{' '}
            <span className="lali:min-w-0 lali:font-semibold lali:wrap-anywhere lali:@2xl:block">
              {title}
            </span>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="lali:mt-4 lali:flex lali:gap-1.5 lali:@2xl:gap-2.5">
        {parts.map(({ title, minutes }, part) => (
          <div
            key={title}
            style={{ flexGrow: minutes }}
            className="lali:flex lali:h-9 lali:min-w-1 lali:basis-0 lali:gap-[2px] lali:@2xl:h-14 lali:@2xl:gap-1"
          >
            {Array.from({ length: Math.max(1, Math.round(minutes / step)) }, (_, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: minutes never change places.
                key={i}
                className={cx(
                  'lali:block lali:min-w-0 lali:flex-1 lali:rounded-t-[3px] lali:forced-colors:bg-[CanvasText]',
                  part === last ? 'lali:bg-highlight' : 'lali:bg-figure-on-secondary',
                )}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
