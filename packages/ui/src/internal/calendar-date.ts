/** A day without time or zone, as ISO 8601 writes it: `2026-03-04`. */
export type CalendarDate = `${number}-${number}-${number}`;

/** A month, where the day is not settled or does not matter: `2026-03`. */
export type CalendarMonth = `${number}-${number}`;

const formats = new Map<string, Intl.DateTimeFormat>();

/** 'March 4, 2026' or 'March 2026': the notation of the locale, the same in every zone. */
export function formatCalendarDate(date: CalendarDate | CalendarMonth, locale: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(date) ?? [];
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  // A thirty-first of February would become a day in March.
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(date)) {
    throw new Error(
      `"${date}" is no date of the calendar. Write year, month and day as 2026-03-04, or year and month as 2026-03.`,
    );
  }
  const key = `${locale} ${day ? 'day' : 'month'}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'long',
      ...(day && { day: 'numeric' }),
      timeZone: 'UTC',
    });
    formats.set(key, format);
  }
  return format.format(moment);
}
