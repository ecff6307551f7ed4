import { prices } from './prices.ts';
import type { Webinar } from './schema/offers.ts';
import { counted } from './words.ts';

const minutes = 60;

/** The next live webinar. Every date, time, price and number of seats on the site derives from here. */
export const webinar: Webinar = {
  title: `Three methods in ${counted(minutes, 'minute')}`,
  start: '2025-09-18T14:00',
  timeZone: 'Europe/Berlin',
  zoneName: 'Berlin time',
  minutes,
  seats: { total: 50, left: 42 },
  price: prices.webinar,
  /** A page of our own that stands in for a payment provider and says so. */
  payment: '/sample-payment',
  place: 'Online, in the browser',
};
