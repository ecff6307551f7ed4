import { describe, expect, it } from 'vitest';
import { webinar } from '../../content/webinar.ts';
import { shownDate, today } from '../../content/webinar-dates.ts';
import { webinarCalendar } from './calendar.ts';

const file = webinarCalendar({ origin: 'https://www.example.com', made: new Date('2026-01-02T03:04:05Z') });
/** As a reader puts the folded lines together. */
const lines = file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file', () => {
  it('is one event with every field that a reader needs', () => {
    const names = lines.filter(Boolean).map((line) => /^[A-Z-]+/.exec(line)?.[0]);
    for (const name of ['VERSION', 'PRODID', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY']) {
      expect(names.filter((each) => each === name)).toHaveLength(1);
    }
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines.filter((line) => line.startsWith('BEGIN:')).map((line) => line.slice(6))).toEqual(
      lines
        .filter((line) => line.startsWith('END:'))
        .map((line) => line.slice(4))
        .toReversed()
        .toSorted(inOrderOf(lines)),
    );
  });

  it('begins and ends with the webinar in every time zone', () => {
    const start = Date.parse(shownDate(today).moment);
    const inUtc = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(lines).toContain(`DTSTART:${inUtc(start)}`);
    expect(lines).toContain(`DTEND:${inUtc(start + webinar.minutes * 60_000)}`);
    expect(lines).toContain('DTSTAMP:20260102T030405Z');
  });

  it('reminds nobody of what has been', () => {
    expect(file).not.toContain('VALARM');
    const made = new Date(`${webinar.dates[0]?.start.slice(0, 10)}T06:00:00Z`);
    expect(webinarCalendar({ origin: 'https://www.example.com', made })).toContain('BEGIN:VALARM');
  });

  it('escapes what separates values', () => {
    expect(lines).toContain(`LOCATION:${webinar.place.replaceAll(',', '\\,')}`);
    expect(file).toContain('\\,');
    expect(lines.find((line) => line.startsWith('DESCRIPTION:Live'))).toContain('\\n');
  });

  it('keeps its lines within 75 octets and ends them as the standard says', () => {
    const raw = file.split('\r\n');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(raw.some((line) => line.startsWith(' '))).toBe(true);
    for (const line of raw) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

/** Blocks close in the order inside out; compare them in the order in which they were opened. */
function inOrderOf(all: readonly string[]) {
  return (a: string, b: string) => all.indexOf(`BEGIN:${a}`) - all.indexOf(`BEGIN:${b}`);
}
