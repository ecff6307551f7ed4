import { inFull, numbers } from '../content/numbers.ts';
import { DataTable } from '../shell/data-table.tsx';
import { closeNumbers } from './close-numbers.ts';
import type { SeatRow } from './seats.ts';

const words = numbers.seats;

/** How many seats are asked for, won and paid. */
export function SeatTable({ rows }: { rows: readonly SeatRow[] }) {
  return (
    <DataTable
      caption={words.table}
      // Its lines need less room than those of other tables with so many columns.
      className={`lali:text-[1rem] ${closeNumbers}`}
      columns={[
        { name: words.name },
        ...[words.asked, words.won, words.paid, words.most].map((name) => ({ name, isNumber: true })),
      ]}
      rows={rows.map((row) => ({
        key: `${row.event} ${row.when}`,
        cells: [
          nameOf(row),
          inFull(row.asked),
          inFull(row.won),
          inFull(row.paid),
          row.most === undefined ? '' : inFull(row.most),
        ],
      }))}
    />
  );
}

function nameOf({ event, title, when }: SeatRow): string {
  if (event === 'other') return words.other;
  if (event !== 'webinar') return title;
  return when ? words.webinarOn(title, when) : words.webinarNext(title);
}
