import type { Seats } from '../data/numbers.ts';
import type { DeskSite } from '../data/site.ts';
import { sum } from './weeks.ts';

export interface SeatRow {
  /** Of a workshop, or `webinar`. */
  event: string;
  /** Of a date of the webinar; undefined for the next one, which is not announced. */
  when?: string | undefined;
  title: string;
  asked: number;
  won: number;
  paid: number;
  /** Undefined where the site does not say it. */
  most?: number | undefined;
}

const day = 24 * 60 * 60 * 1000;

/** Workshops by their kind; registrations belong to the first date of the webinar after them. */
export function seatRows(seats: readonly Seats[], { workshops, webinar }: DeskSite): SeatRow[] {
  const booked = seats.filter(({ kind }) => kind === 'workshop-booking');
  const others = booked.filter(({ type }) => !workshops.some(({ title }) => title === type));
  const registered = seats.filter(({ kind }) => kind === 'webinar');
  const dates = [...webinar.dates, { moment: undefined, when: undefined }];
  return [
    ...workshops.map(({ id, title, seats: most }) => ({
      ...{ event: id, title, most },
      ...counted(booked.filter(({ type }) => type === title)),
    })),
    ...(others.length > 0 ? [{ event: 'other', title: '', ...counted(others) }] : []),
    ...dates
      .map(({ moment, when }, i) => {
        const [from, to] = [timeOf(dates[i - 1]?.moment, -Infinity), timeOf(moment, Infinity)];
        // Of a registration the day is known: that of the date itself still counts for it.
        const own = registered.filter((each) => {
          const end = Date.parse(`${each.day}T00:00:00Z`) + day;
          return end - day > from || from === -Infinity ? end - day <= to : false;
        });
        return { event: 'webinar', when, title: webinar.title, most: webinar.seats, ...counted(own) };
      })
      // Of a date that is over only what somebody came to.
      .filter((row) => row.when === undefined || row.asked > 0),
  ];
}

const timeOf = (moment: string | undefined, otherwise: number) =>
  moment === undefined ? otherwise : Date.parse(moment);

function counted(seats: readonly Seats[]) {
  const count = (some: readonly Seats[]) => sum(some.map((each) => each.count));
  return {
    asked: count(seats),
    won: count(seats.filter(({ state }) => state === 'won')),
    paid: count(seats.filter(({ paid }) => paid)),
  };
}
