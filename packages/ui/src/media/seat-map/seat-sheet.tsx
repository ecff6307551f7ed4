import { cx } from 'class-variance-authority';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { CheckIcon } from '../../primitives/icons/index.ts';
import { seatKeepVariants } from './seat-map.variants.ts';
import type { SeatViewProps } from './seat-view.ts';
import { nextTraveller, priceOf, togetherIn } from './seating.ts';

interface SeatSheetProps extends SeatViewProps {
  onKeep: () => void;
}

/** How far it is, what it costs and how many presses it took. Each change is read aloud elsewhere, so this is quiet. */
export function SeatSheet({ rows, travellers, value, labels, locale, amount, onKeep }: SeatSheetProps) {
  const count = Object.keys(value.seats).length;
  const row = togetherIn(rows, travellers, value);
  const next = nextTraveller(travellers, value);
  const isReady = row !== undefined;
  const state = isReady ? 'together' : next === undefined ? 'apart' : count === 0 ? 'none' : 'some';
  const say = (message: SeatViewProps['labels']['seats'], values: Record<string, string | number>) =>
    formatMessage(message, values, locale);
  return (
    <div
      data-part="sheet"
      data-state={state}
      className="lali:sticky lali:bottom-0 lali:z-1 lali:max-h-[60%] lali:flex-none lali:overflow-y-auto lali:rounded-t-[26px] lali:border-[var(--lali-seat-line)] lali:border-t lali:bg-[white] lali:px-4 lali:pt-4 lali:pb-7 lali:@[19rem]:px-5 lali:after:absolute lali:after:inset-x-0 lali:after:bottom-2 lali:after:mx-auto lali:after:h-[5px] lali:after:w-[8.5rem] lali:after:rounded-full lali:after:bg-[var(--lali-seat-ink)] lali:shadow-[0_-12px_40px_color-mix(in_oklab,var(--lali-seat-ink)_14%,transparent)]"
    >
      <div className="lali:flex lali:gap-3">
        <span
          aria-hidden="true"
          className={cx(
            'lali:grid lali:size-[1.875rem] lali:flex-none lali:place-items-center lali:rounded-full lali:border-[1.5px] lali:text-[0.875rem] lali:font-bold lali:tabular-nums lali:transition-colors lali:duration-quick lali:motion-reduce:transition-none',
            isReady
              ? 'lali:border-transparent lali:bg-success-solid lali:text-on-success'
              : 'lali:border-[var(--lali-seat-edge)] lali:text-[var(--lali-seat-soft)]',
          )}
        >
          {isReady ? <CheckIcon size={18} /> : count}
        </span>
        <div className="lali:min-w-0">
          <p className="lali:text-[1.25rem] lali:leading-[1.15] lali:font-bold lali:tracking-[-0.01em] lali:wrap-anywhere">
            {say(labels[state], { count, all: travellers.length, row: row ?? 0 })}
          </p>
          <p className="lali:mt-0.5 lali:text-[0.875rem] lali:text-[var(--lali-seat-soft)] lali:wrap-anywhere">
            {isReady ? labels.ready : next ? say(labels.choose, { name: next.name }) : labels.change}
          </p>
        </div>
      </div>
      <div className="lali:mt-3 lali:flex lali:items-center lali:justify-between lali:gap-x-3">
        <p className="lali:text-[0.8125rem] lali:text-[var(--lali-seat-soft)]">
          <strong
            data-part="price"
            className="lali:block lali:text-[1.5rem] lali:leading-[1.1] lali:font-bold lali:tabular-nums lali:text-[var(--lali-seat-ink)]"
          >
            {amount(priceOf(rows, value))}
          </strong>
          <span data-part="counter" className="lali:tabular-nums">
            {say(labels.seats, { count })}, {say(labels.taps, { count: value.taps })}
          </span>
        </p>
        <button
          type="button"
          aria-disabled={!isReady || undefined}
          className={seatKeepVariants({ ready: isReady })}
          onClick={onKeep}
        >
          {labels.keep}
        </button>
      </div>
    </div>
  );
}
