import type { Amount, Price } from './schema/facts.ts';
import { site } from './site.ts';

/* Money, dates and times as the site prints them. All in the locale of content/site.ts. */

const { locale } = site;

/** '€1,200', '€49.50'. */
export function money({ amount, currency }: Pick<Amount, 'amount' | 'currency'>): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

/** '1,182'. */
export function numberText(number: number): string {
  return new Intl.NumberFormat(locale).format(number);
}

/** '€1,200 per participant', or 'On Demand'. */
export function priceText(price: Price): string {
  if (price.kind === 'on-demand') return 'On Demand';
  return price.unit === undefined ? money(price) : `${money(price)} ${price.unit}`;
}

/** 'September 18, 2025', of a day ('2025-09-18') or a moment of which the day counts ('2025-09-18T14:00'). */
export function dateText(day: string): string {
  return inUtc(day, { dateStyle: 'long' });
}

/** 'September 2025', of '2025-09' or a day in it. */
export function monthText(month: string): string {
  return inUtc(month.slice(0, 7), { month: 'long', year: 'numeric' });
}

/** '14:00', of '2025-09-18T14:00'. */
export function timeText(local: string): string {
  return inUtc(`${local}Z`, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** The same moment with its offset, '2025-09-18T14:00+02:00': for `<time datetime>`, structured data and calendars. */
export function moment({ start, timeZone }: { start: string; timeZone: string }): string {
  const asUtc = Date.parse(`${start}Z`);
  const offset = minutesFromUtc(asUtc, timeZone);
  // The offset at that wall-clock time, which near a change of the clocks is not the one at the same time in UTC.
  const exact = minutesFromUtc(asUtc - offset * 60_000, timeZone);
  const sign = exact < 0 ? '-' : '+';
  const size = Math.abs(exact);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${start}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** '0–10 min', '10–45 min', of what follows each other. */
export function minuteSpans(parts: readonly { minutes: number }[]): string[] {
  return parts.map(({ minutes }, i) => {
    const from = parts.slice(0, i).reduce((sum, part) => sum + part.minutes, 0);
    return `${from}–${from + minutes} min`;
  });
}

/** '1 day', '2 days', '2–5 days'. */
export function countText(count: number | { from: number; to: number }, unit: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return typeof count === 'number' || count.from === count.to
    ? format.format(typeof count === 'number' ? count : count.from)
    : format.formatRange(count.from, count.to);
}

/** '1 day, 8 hours'. */
export function durationText({ days, hours }: { days: number; hours: number }): string {
  return `${countText(days, 'day')}, ${countText(hours, 'hour')}`;
}

function inUtc(date: string, options: Intl.DateTimeFormatOptions): string {
  const moment = new Date(/T.*[^Z]$/.test(date) ? `${date}Z` : date);
  if (Number.isNaN(moment.getTime())) {
    throw new Error(`"${date}" is no date. Write a day as 2025-09-18, a moment as 2025-09-18T14:00.`);
  }
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment);
}

function minutesFromUtc(moment: number, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
