import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { moved } from './moved.ts';
import {
  seatAisleVariants,
  seatButtonVariants,
  seatCellVariants,
  seatVariants,
} from './seat-map.variants.ts';
import { type SeatViewProps, shownSeat } from './seat-view.ts';
import { togetherIn } from './seating.ts';

/**
 * The cabin from above, as a grid of the ARIA Authoring Practices: one tab stop, arrow keys within. It is a picture of
 * an aircraft, whose seat A is on its left in any language, so it runs from left to right.
 */
export function SeatGrid(props: SeatViewProps) {
  const { rows, travellers, value, labels, amount, onPress } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState(() => rows.flat().find(({ taken }) => !taken)?.id);
  const [letters = []] = rows;
  const left =
    letters.findIndex(({ place }, at) => place === 'aisle' && letters[at + 1]?.place === 'aisle') + 1;
  const together = togetherIn(rows, travellers, value);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const next = moved(rows, stop, event.key, event.ctrlKey);
    if (next === undefined) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next.id}"]`)?.focus();
  };

  return (
    <div className="lali:mx-1.5 lali:flex lali:min-h-0 lali:flex-1 lali:border-x-[6px] lali:border-[white] lali:shadow-[-1px_0_0_var(--lali-seat-line),1px_0_0_var(--lali-seat-line)] lali:@[22rem]:mx-2.5">
      <div
        dir="ltr"
        data-part="cabin"
        className="lali:min-h-0 lali:flex-1 lali:scroll-pt-10 lali:overflow-y-auto lali:overscroll-contain lali:bg-[var(--lali-seat-cabin)] lali:px-1.5 lali:pb-2 lali:[scrollbar-width:none] lali:@[22rem]:px-4.5"
      >
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons is what a grid is
          role="grid"
          aria-label={labels.grid}
          className="lali:w-full lali:table-fixed lali:border-separate lali:border-spacing-0 lali:text-center"
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              {aroundAisle(
                letters,
                left,
                ({ letter }) => (
                  <th key={letter} scope="col" className={seatAisleVariants({ kind: 'letter' })}>
                    {letter}
                  </th>
                ),
                <td key="aisle" className={cx(seatAisleVariants({ kind: 'letter' }), 'lali:w-7')} />,
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((seats) => {
              const [{ row, exit } = { row: 0, exit: false }] = seats;
              const shown = seats.map((seat) => ({ seat, ...shownSeat(seat, props) }));
              const isOurs = (at: number) => row === together && shown[at]?.state === 'mine';
              return (
                <tr key={row}>
                  {aroundAisle(
                    shown,
                    left,
                    ({ seat, state, sitter, name }, at) => (
                      <td
                        key={seat.id}
                        className={seatCellVariants({
                          exit: exit && (at === 0 ? 'first' : at === seats.length - 1 ? 'last' : 'inner'),
                          ours: isOurs(at),
                          first: !isOurs(at - 1),
                          last: !isOurs(at + 1),
                        })}
                      >
                        <button
                          type="button"
                          data-seat={seat.id}
                          data-state={state}
                          aria-label={name}
                          aria-pressed={state === 'mine'}
                          aria-disabled={state === 'taken' || state === 'refused' || undefined}
                          tabIndex={seat.id === stop ? 0 : -1}
                          className={seatButtonVariants({ state, exit })}
                          onFocus={() => setStop(seat.id)}
                          onClick={() => onPress(seat)}
                        >
                          <span className={seatVariants({ state })}>
                            {sitter?.charAt(0) ??
                              (state === 'taken' ? '' : <SmallSign text={amount(seat.price)} />)}
                          </span>
                        </button>
                      </td>
                    ),
                    <th
                      key="aisle"
                      scope="row"
                      className={seatAisleVariants({
                        kind: isOurs(left - 1) && isOurs(left) ? 'ours' : exit ? 'exit' : 'row',
                      })}
                    >
                      {row}
                    </th>,
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function aroundAisle<T>(
  seats: readonly T[],
  left: number,
  draw: (seat: T, at: number) => ReactNode,
  aisle: ReactNode,
): ReactNode[] {
  const drawn = seats.map(draw);
  return [...drawn.slice(0, left), aisle, ...drawn.slice(left)];
}

/** The sign of the currency is smaller than the number, on whichever side it stands. */
function SmallSign({ text }: { text: string }) {
  const [before = '', number = '', after = ''] = text.split(/([\p{Nd}.,]+)/u);
  const small = 'lali:text-[0.78em] lali:font-semibold lali:text-[var(--lali-seat-soft)]';
  return (
    <>
      {before && <span className={small}>{before}</span>}
      {number}
      {after && <span className={small}>{after}</span>}
    </>
  );
}
