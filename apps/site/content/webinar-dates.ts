import { dateText, moment, timeText } from './format.ts';
import { webinar } from './webinar.ts';

/** One date of the webinar; `moment` is its start with the offset of its zone. */
export interface WebinarDate {
  start: string;
  moment: string;
  left: number;
}

/**
 * What can be said of the dates. Whoever has only the day of the build cannot know whether a date is still ahead when
 * the page is read, and says nothing that would be wrong afterwards: `certain` is false then.
 */
export type WebinarOutlook =
  | { kind: 'ahead'; date: WebinarDate; certain: boolean }
  | { kind: 'none'; last: WebinarDate };

const all: readonly WebinarDate[] = webinar.dates.map((date) => ({
  ...date,
  moment: moment({ start: date.start, timeZone: webinar.timeZone }),
}));

function outlook(
  dates: readonly WebinarDate[],
  next: WebinarDate | undefined,
  certain: boolean,
): WebinarOutlook {
  if (next !== undefined) return { kind: 'ahead', date: next, certain };
  const last = dates.at(-1);
  if (last === undefined)
    throw new Error('The webinar has no date: add one to `dates` in content/webinar.ts.');
  return { kind: 'none', last };
}

/** At this moment. A date that begins now has begun. */
export const outlookAt = (now: number, dates = all): WebinarOutlook =>
  outlook(
    dates,
    dates.find(({ moment }) => Date.parse(moment) > now),
    true,
  );

/** On a day such as '2025-09-18', for pages that are read later. The dates of that day count as ahead. */
export const outlookOn = (day: string, dates = all): WebinarOutlook =>
  outlook(
    dates,
    dates.find(({ start }) => start.slice(0, day.length) >= day),
    false,
  );

export const shownDate = (seen: WebinarOutlook): WebinarDate =>
  seen.kind === 'ahead' ? seen.date : seen.last;

/** 'September 18, 2025, 14:00 Berlin time'. */
export const whenText = ({ start }: WebinarDate): string =>
  `${dateText(start)}, ${timeText(start)} ${webinar.zoneName}`;

/** What every place says that speaks of the next date while there is none. */
export const nextDateOpen = 'Next date to be announced';

/** Of the day on which this module is loaded: for texts that are made once, as descriptions are. */
export const today = outlookOn(new Date().toISOString().slice(0, 10));
