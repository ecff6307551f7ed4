const HOURS_OF_A_DAY = 8;

const count = (value: number, unit: 'day' | 'hour', locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** '2 days, 16 hours'; the days are left out where they are not whole working days. */
export function formatDuration(hours: number, locale: string): string {
  const days = hours / HOURS_OF_A_DAY;
  const parts = [count(hours, 'hour', locale)];
  if (Number.isInteger(days) && days > 0) parts.unshift(count(days, 'day', locale));
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts);
}
