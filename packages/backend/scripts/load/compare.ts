import type { Question } from './questions.ts';

export type Times = { small: number[]; large: number[] };
/** `most` are the milliseconds that the large database may take. */
export type Row = Pick<Question, 'name' | 'unit'> & Times & { most?: number };

/** Times on a machine that does other things, too: the middle may be so much longer, the slowest in a hundred as well. */
const allowed = { middle: { factor: 1.5, more: 3 }, slowest: { factor: 3, more: 30 } };

/** A sentence for each limit that the large database passes. */
export function findExcess({ name, small, large, most }: Row): string[] {
  if (most !== undefined) {
    const longest = Math.max(...large);
    return longest > most ? [`${name} takes ${shown(longest)}, and may take ${shown(most)}.`] : [];
  }
  const middle = limit(quantile(small, 0.5), allowed.middle);
  const slowest = limit(quantile(small, 0.99), allowed.slowest);
  return [
    ...(quantile(large, 0.5) > middle
      ? [`${name} takes ${shown(quantile(large, 0.5))} in the middle, and may take ${shown(middle)}.`]
      : []),
    ...(quantile(large, 0.99) > slowest
      ? [`${name} takes ${shown(quantile(large, 0.99))} at the slowest, and may take ${shown(slowest)}.`]
      : []),
  ];
}

function limit(time: number, { factor, more }: { factor: number; more: number }): number {
  return time * factor + more;
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** For docs/scale.md. */
export function toTable(rows: readonly Row[]): string {
  const pair = (times: number[]) =>
    times.length > 9
      ? `${shown(quantile(times, 0.5))}, ${shown(quantile(times, 0.99))}`
      : shown(quantile(times, 0.5));
  return [
    '| | small | large |',
    '|---|---|---|',
    ...rows.map(
      ({ name, unit, small, large }) =>
        `| ${name}${unit ? `, by ${unit}` : ''} | ${pair(small)} | ${pair(large)} |`,
    ),
  ].join('\n');
}

function shown(milliseconds: number): string {
  if (milliseconds >= 10_000) return `${(milliseconds / 1000).toFixed(0)} s`;
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}
