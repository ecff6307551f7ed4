import { expect, test } from 'vitest';
import { type CalendarDate, type CalendarMonth, formatCalendarDate } from './calendar-date.ts';

test.each([
  ['2026-03-04', 'en-US', 'March 4, 2026'],
  ['2026-03-04', 'en-GB', '4 March 2026'],
  ['2026-03-04', 'de-DE', '4. März 2026'],
  ['2024-01', 'en-US', 'January 2024'],
  ['2024-02-29', 'en-US', 'February 29, 2024'],
] as const)('%s in %s', (date, locale, text) => {
  expect(formatCalendarDate(date, locale)).toBe(text);
});

test.each(['2026-02-31', '2026-13', '2026-3-4', '26-03-04'] as const)('%s is refused', (date) => {
  expect(() => formatCalendarDate(date, 'en-US')).toThrow(`"${date}" is no date of the calendar`);
});

test('what is no date does not compile', () => {
  // @ts-expect-error a date of the house is written in numbers
  const spoken: CalendarDate = 'March 4, 2026';
  // @ts-expect-error a day is no month
  const month: CalendarMonth = '2026-03-04';
  expect([spoken, month]).toHaveLength(2);
});
