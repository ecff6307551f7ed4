'use client';

import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { useLocale } from '../../internal/i18n/i18n-context.ts';
import { formatAmount } from '../../internal/price.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import type { SeatMapLabels } from './labels.ts';
import { SeatGrid } from './seat-grid.tsx';
import { SeatList } from './seat-list.tsx';
import { seatMapVariants, seatTabVariants } from './seat-map.variants.ts';
import { SeatPeople } from './seat-people.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import type { SeatViewProps } from './seat-view.ts';
import {
  type Cabin,
  pressSeat,
  priceOf,
  type Seat,
  type SeatAnswer,
  type Seating,
  type SeatTraveller,
  seatsOf,
  togetherIn,
} from './seating.ts';

export interface SeatMapProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Where the flight goes. */
  title: ReactNode;
  /** The day and the times, below the title. */
  text: string;
  /** Above the title, such as the status bar of a phone. Decorative. Default none. */
  before?: ReactNode;
  /** Seats, prices and what is taken. Without rows the map is empty. */
  cabin: Cabin;
  /** In the order in which they get their seats. */
  travellers: readonly SeatTraveller[];
  /** Who sits where, and the presses so far. Begins with `nobodySeated`. */
  value: Seating;
  /** A seat was given or given back. Not called for a press that changes nothing. */
  onValueChange: (value: Seating) => void;
  /** All sit side by side, and the visitor keeps the seats. `price` is what they cost, in the notation of the locale. */
  onKeep: (kept: { row: number; price: string }) => void;
  /** ISO 4217 code of the prices. Default `EUR`. */
  currency?: string;
  /** Of prices and numbers. Default: that of the I18nProvider, or `en-US`. */
  locale?: string;
  /** All words: what the task is, the caller knows. */
  labels: SeatMapLabels;
  /** Main colour of the product (any CSS colour), of medium lightness. Default: the accent of the page. */
  tint?: string;
}

/** A seat map that can be used: seats for some travellers, on a map or in a list. Fills the screen it is put into. */
export function SeatMap({
  title,
  text,
  before,
  cabin,
  travellers,
  value,
  onValueChange,
  onKeep,
  currency = 'EUR',
  locale: ownLocale,
  labels,
  tint = 'var(--lali-color-primary-solid)',
  className,
  style,
  ...rest
}: SeatMapProps) {
  const id = useId();
  const locale = useLocale(ownLocale);
  const [view, setView] = useState<'map' | 'list'>('map');
  const [said, setSaid] = useState('');
  const rows = seatsOf(cabin);
  const amount = (number: number) => formatAmount({ kind: 'amount', amount: number, currency }, locale);
  const say = (message: string, values: Record<string, string | number> = {}) =>
    formatMessage(message, values, locale);

  const press = (seat: Seat) => {
    const answer = pressSeat(seat, travellers, value);
    setSaid(heard(answer, seat));
    if (answer.next !== value) onValueChange(answer.next);
  };
  const heard = (answer: SeatAnswer, seat: Seat): string => {
    const { did, next } = answer;
    const first = say(labels.said[did], {
      name: 'name' in answer ? answer.name : '',
      seat: seat.id,
      price: amount(priceOf(rows, next)),
    });
    const row = togetherIn(rows, travellers, next);
    if (did !== 'seated' || Object.keys(next.seats).length < travellers.length) return first;
    return `${first} ${row === undefined ? labels.said.apart : say(`${labels.together}. ${labels.ready}`, { row })}`;
  };
  const keep = () => {
    const row = togetherIn(rows, travellers, value);
    if (row === undefined) setSaid(labels.said.apart);
    else onKeep({ row, price: amount(priceOf(rows, value)) });
  };

  const shown: SeatViewProps = { rows, travellers, value, labels, locale, amount, onPress: press };
  const View = view === 'map' ? SeatGrid : SeatList;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset
    <div
      role="group"
      data-keep-clear=""
      aria-labelledby={`${id}-title`}
      className={cx(seatMapVariants(), className)}
      style={{ '--lali-project-tint': tint, ...style } as CSSProperties}
      {...rest}
    >
      {/* It does not scroll itself, so that the sheet below can stay in the window. */}
      <div className="lali:flex lali:min-h-0 lali:flex-1 lali:flex-col lali:overflow-x-clip lali:overflow-y-auto">
        {before}
        <div className="lali:flex lali:flex-wrap lali:items-center lali:justify-between lali:gap-x-2 lali:px-3 lali:pt-0.5 lali:@[19rem]:px-4 lali:pb-2.5">
          <div className="lali:min-w-0">
            <p
              id={`${id}-title`}
              data-part="title"
              className="lali:text-[1.0625rem] lali:leading-tight lali:font-bold lali:tracking-[-0.01em] lali:wrap-anywhere lali:@[19rem]:text-[1.1875rem]"
            >
              {title}
            </p>
            <p className="lali:text-[0.75rem] lali:text-[var(--lali-seat-soft)] lali:wrap-anywhere lali:@[19rem]:text-[0.8125rem]">
              {text}
            </p>
          </div>
          <div
            role="tablist"
            aria-label={labels.views}
            data-part="views"
            className="lali:-me-1 lali:flex lali:rounded-[14px] lali:bg-[var(--lali-seat-cabin)] lali:p-px"
            onKeyDown={(event) => changeView(event, setView)}
          >
            {(['map', 'list'] as const).map((each) => (
              <button
                key={each}
                type="button"
                role="tab"
                id={`${id}-${each}`}
                aria-selected={view === each}
                aria-controls={`${id}-view`}
                tabIndex={view === each ? 0 : -1}
                className={seatTabVariants()}
                onClick={() => setView(each)}
              >
                {labels[each]}
              </button>
            ))}
          </div>
        </div>
        <SeatPeople travellers={travellers} value={value} waiting={labels.waiting} />
        <div
          role="tabpanel"
          id={`${id}-view`}
          aria-labelledby={`${id}-${view}`}
          className="lali:flex lali:min-h-[13rem] lali:flex-1 lali:flex-col"
        >
          <View {...shown} />
        </div>
      </div>
      <SeatSheet {...shown} onKeep={keep} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** With two tabs either arrow leads to the other one, whichever way the text runs. */
function changeView(event: KeyboardEvent<HTMLElement>, setView: (view: 'map' | 'list') => void): void {
  const [map, list] = [...event.currentTarget.children] as [HTMLElement, HTMLElement];
  const isMap = event.target === map;
  const toList = event.key === 'End' || (/^Arrow(Left|Right)$/.test(event.key) && isMap);
  if (!(toList || event.key === 'Home' || /^Arrow(Left|Right)$/.test(event.key))) return;
  event.preventDefault();
  setView(toList ? 'list' : 'map');
  (toList ? list : map).focus();
}
