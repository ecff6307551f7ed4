import type { Seat } from './seating.ts';

/** The seat that a key leads to; the same one at an edge, and none for any other key. With Ctrl, Home and End are corners. */
export function moved(
  rows: readonly (readonly Seat[])[],
  from: string | undefined,
  key: string,
  toCorner: boolean,
): Seat | undefined {
  const y = rows.findIndex((seats) => seats.some(({ id }) => id === from));
  const row = rows[y] ?? [];
  const x = row.findIndex(({ id }) => id === from);
  switch (key) {
    case 'ArrowLeft':
      return row[Math.max(0, x - 1)];
    case 'ArrowRight':
      return row[Math.min(row.length - 1, x + 1)];
    case 'ArrowUp':
      return rows[Math.max(0, y - 1)]?.[x];
    case 'ArrowDown':
      return rows[Math.min(rows.length - 1, y + 1)]?.[x];
    case 'Home':
      return (toCorner ? rows[0] : row)?.[0];
    case 'End':
      return (toCorner ? rows.at(-1) : row)?.at(-1);
    default:
      return undefined;
  }
}
