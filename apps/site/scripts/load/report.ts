import type { Load, Loss } from './load.ts';

export function latencyTable({ latencies }: Load, seconds: number): string {
  const all = [...latencies.values()].flat();
  const rows = [...latencies, ['all', all] as const].map(([kind, times]) => {
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
    return [kind, times.length, (times.length / seconds).toFixed(1), at(0.5), at(0.95), at(0.99), at(1)];
  });
  return table([['what', 'requests', 'per s', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'], ...rows]);
}

export function lossTable(losses: Loss[]): string {
  const rows = losses.map((loss) => [loss.table, loss.acknowledged, loss.stored, loss.lost]);
  return table([['table', 'acknowledged', 'in the database', 'lost'], ...rows]);
}

const mega = 1024 * 1024;

export function memoryLine(samples: readonly number[]): string {
  const step = Math.max(1, Math.floor(samples.length / 12));
  const shown = samples.filter((_, index) => index % step === 0).map((bytes) => Math.round(bytes / mega));
  return `Memory of the server, MB, every ${step} s: ${shown.join(' ')}`;
}

/** @param milliseconds Used within `seconds`, a part of `duration`. */
export function processorLine(
  milliseconds: number,
  seconds: number,
  { latencies }: Pick<Load, 'latencies'>,
  duration: number,
): string {
  const requests =
    [...latencies.values()].reduce((sum, { length }) => sum + length, 0) * (seconds / duration);
  return `Processor time of the server: ${(milliseconds / requests).toFixed(2)} ms a request`;
}

/** The first quarter is for warming up. More growth than this share until the last quarter is a leak. */
const tolerance = 0.25;

export function isFlat(samples: readonly number[]): boolean {
  const quarter = Math.floor(samples.length / 4);
  const early = median(samples.slice(quarter, 2 * quarter));
  const late = median(samples.slice(3 * quarter));
  return late <= early * (1 + tolerance);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

export function table(rows: (string | number)[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column]).length)),
  );
  const line = (row: (string | number)[]) =>
    row.map((cell, column) =>
      column === 0 ? String(cell).padEnd(widths[column] ?? 0) : String(cell).padStart(widths[column] ?? 0),
    );
  return rows.map((row) => line(row).join('  ')).join('\n');
}
