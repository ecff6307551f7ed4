const day = 24 * 60 * 60 * 1000;

/** The Mondays of so many weeks, the first one given. */
export function weeksFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, i) => new Date(start + 7 * day * i).toISOString().slice(0, 10));
}

/** What was counted, week by week; a week without anything has nought. */
export function byWeek(
  weeks: readonly string[],
  counted: readonly { week: string; count: number }[],
): number[] {
  return weeks.map((week) => sum(counted.filter((each) => each.week === week).map(({ count }) => count)));
}

const inYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The day of a week; of which year stands above all of them. */
export function weekDay(week: string): string {
  return inYear.format(new Date(`${week}T00:00:00Z`));
}

/** The year of the weeks, or both. */
export function yearsOf(weeks: readonly string[]): string {
  const [from, to] = [weeks[0], weeks.at(-1)].map((week) => week?.slice(0, 4) ?? '');
  return from === to ? `${from}` : `${from}–${to}`;
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
