import { invitation } from '../../content/downloads/invitation.ts';
import { site } from '../../content/site.ts';
import { webinar } from '../../content/webinar.ts';
import { outlookOn, shownDate } from '../../content/webinar-dates.ts';

interface CalendarOptions {
  /** Canonical origin of the site. */
  origin: string;
  /** When the file was made. */
  made: Date;
}

/** The webinar that is ahead, or the last one, as an iCalendar file (RFC 5545). Times are in UTC, so that no reader needs our time zone's rules. */
export function webinarCalendar({ origin, made }: CalendarOptions): string {
  const seen = outlookOn(made.toISOString().slice(0, 10));
  const date = shownDate(seen);
  const start = new Date(date.moment);
  const end = new Date(start.getTime() + webinar.minutes * 60_000);
  const url = `${origin}/webinar`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${plain(site.brand)}//Webinar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // Another date is another event; a new file for the same date replaces the old one.
    `UID:webinar-${date.start.slice(0, 10)}@${new URL(origin).hostname}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(`${webinar.title} (${site.brand})`)}`,
    `DESCRIPTION:${escaped(`${invitation}\n${url}`)}`,
    `LOCATION:${escaped(webinar.place)}`,
    `URL:${url}`,
    `ORGANIZER;CN="${plain(site.owner.name)}":mailto:${site.email}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    // Nobody is to be reminded of what has been.
    ...(seen.kind === 'ahead' ? alarm : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

const alarm = [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(webinar.title)}`,
  'TRIGGER:-PT1H',
  'END:VALARM',
];

function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** For a parameter value, which cannot escape quotes or line breaks. */
function plain(text: string): string {
  return text.replace(/["\n\r]/g, '');
}

/** Folds a line after at most 75 octets without splitting a character; each continuation begins with a space. */
function folded(line: string): string {
  const parts: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      parts.push(' ');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n');
}
