import { prices } from './prices.ts';
import type { Webinar } from './schema/offers.ts';
import { counted } from './words.ts';

const minutes = 60;

/** The live webinar. Every date, time, price and number of seats on the site derives from here. */
export const webinar: Webinar = {
  title: `Three methods in ${counted(minutes, 'minute')}`,
  /** In their order. The first that is ahead is shown everywhere; when none is, the last is named as having been. */
  dates: [{ start: '2025-09-18T14:00', left: 42 }],
  timeZone: 'Europe/Berlin',
  zoneName: 'Berlin time',
  minutes,
  seats: 50,
  price: prices.webinar,
  /** A page of our own that stands in for a payment provider and says so. */
  payment: '/sample-payment',
  place: 'Online, in the browser',
};
