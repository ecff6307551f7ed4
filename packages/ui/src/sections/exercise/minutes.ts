const MINUTE = 60_000;
const MOST = 30;

/** '9:05'. A second that has begun counts as a whole one, so that the clock starts at its full time. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How full each minute's cell is, 0 to 1; the last minute is the one that stays longest. At most thirty cells. */
export function minutesLeft(left: number, total: number): number[] {
  const count = Math.min(MOST, Math.max(1, Math.ceil(total / MINUTE)));
  const each = Math.max(1, total / count);
  return Array.from({ length: count }, (_, i) => Math.min(1, Math.max(0, left / each - i)));
}
