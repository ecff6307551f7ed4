import { countText } from '../content/format.ts';

const units = [
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** '40 seconds', '3 minutes', '2 hours': rounded up. */
export function waitText(milliseconds: number): string {
  const fitting = units.find((each) => milliseconds > each.milliseconds * 1.5);
  if (fitting) return countText(Math.ceil(milliseconds / fitting.milliseconds), fitting.unit);
  return countText(Math.max(1, Math.ceil(milliseconds / 1000)), 'second');
}
