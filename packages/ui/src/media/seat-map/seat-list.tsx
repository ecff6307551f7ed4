import { useId } from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { seatLineVariants } from './seat-map.variants.ts';
import { type SeatViewProps, shownSeat } from './seat-view.ts';

/** The seats that are not taken, row by row, each a line with everything in words. */
export function SeatList(props: SeatViewProps) {
  const { rows, labels, locale, amount, onPress } = props;
  const id = useId();
  return (
    <ul
      data-part="list"
      className="lali:min-h-0 lali:flex-1 lali:overflow-y-auto lali:overscroll-contain lali:px-4 lali:pb-4 lali:[scrollbar-width:thin]"
    >
      {rows.map((all) => {
        const seats = all.filter(({ taken }) => !taken);
        const [first] = seats;
        if (first === undefined) return null;
        return (
          <li key={first.row}>
            <p
              id={`${id}-${first.row}`}
              className="lali:flex lali:flex-wrap lali:items-baseline lali:gap-x-2 lali:pt-3 lali:pb-1.5 lali:text-[1.0625rem] lali:font-bold"
            >
              {formatMessage(labels.row, { row: first.row }, locale)}
              {first.exit ? (
                <span className="lali:text-[0.8125rem] lali:font-semibold lali:text-success-text">
                  {labels.exit}
                </span>
              ) : null}
            </p>
            <ul aria-labelledby={`${id}-${first.row}`} className="lali:grid lali:gap-1.5">
              {seats.map((seat) => {
                const { state, sitter, name } = shownSeat(seat, props);
                return (
                  <li key={seat.id}>
                    <button
                      type="button"
                      data-seat={seat.id}
                      data-state={state}
                      aria-label={name}
                      aria-pressed={state === 'mine'}
                      aria-disabled={state === 'refused' || undefined}
                      className={seatLineVariants({ state })}
                      onClick={() => onPress(seat)}
                    >
                      <span className="lali:text-[1.0625rem] lali:font-bold">{seat.letter}</span>{' '}
                      <span className="lali:min-w-0 lali:wrap-anywhere">
                        <span className="lali:inline-block lali:first-letter:uppercase">
                          {labels.place[seat.place]}
                        </span>
                      </span>{' '}
                      <span className="lali:font-bold lali:tabular-nums">{amount(seat.price)}</span>{' '}
                      {sitter ? <span className="lali:min-w-0 lali:wrap-anywhere">{sitter}</span> : null}
                    </button>
                  </li>
                );
              })}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
