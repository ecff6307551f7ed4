import { countText, dateText, money, priceText, timeText } from '../../content/format.ts';
import { prices } from '../../content/prices.ts';
import { promises } from '../../content/promises.ts';
import { session } from '../../content/session.ts';
import { webinar } from '../../content/webinar.ts';
import { shownDate, today } from '../../content/webinar-dates.ts';
import { capital } from '../../content/words.ts';
import { clause, page, section, test } from './clause.ts';

export const workshopConstants = section('9 Workshops', [
  clause(
    '9.workshops.ignite',
    'ignite: length, group, what it adds',
    page('/workshop-details?type=ignite').shows('1 day, 8 hours'),
    page('/workshop-details?type=ignite').shows('max 20 participants'),
  ),
  clause(
    '9.workshops.deep',
    'deep: length, group, what it adds',
    page('/workshop-details?type=deep').shows('2 days, 16 hours'),
    page('/workshop-details?type=deep').shows('max 15 participants'),
    page('/workshop-details?type=deep').shows('1-on-1 coaching'),
    page('/workshop-details?type=deep').shows('30-day follow-up support'),
  ),
  clause(
    '9.workshops.engine',
    'engine: length, group, what it adds',
    page('/workshop-details?type=engine').shows('3 days, 24 hours'),
    page('/workshop-details?type=engine').shows('max 12 participants'),
    page('/workshop-details?type=engine').shows('90-day implementation plan'),
  ),
  clause(
    '9.workshops.price',
    'On Demand; the overview adds the guide prices',
    page('/workshops').shows('On Demand'),
    page('/workshops').showsRecord(
      'the guide price of Ignite Day',
      `guide price ${priceText(prices.ignite)}`,
    ),
    page('/workshops').showsRecord('that of Deep Dive', money(prices.deep)),
    page('/workshops').showsRecord('that of Innovation Engine', money(prices.engine)),
    page('/workshop-details').shows('On Demand, per participant'),
  ),
  clause(
    '9.workshops.answer',
    'answer to a booking within 24 hours',
    page('/workshop-details').showsRecord('when an answer comes', capital(promises.answer)),
  ),
]);

/** '0–10', '10–45' and so on, from the first minute to the last. */
const spans = session.schedule.map(({ minutes }, part) => {
  const from = session.schedule.slice(0, part).reduce((sum, earlier) => sum + earlier.minutes, 0);
  return `${from}–${from + minutes}`;
});

export const webinarConstants = section('9 Webinar', [
  clause(
    '9.webinar.facts',
    'price for each participant, length, number of people, seats left',
    page('/webinar').showsRecord('its price', priceText(webinar.price)),
    page('/webinar').showsRecord('its length', countText(webinar.minutes, 'minute')),
    page('/webinar').showsRecord('its number of people', `at most ${webinar.seats} people`),
    test(
      'apps/site/e2e/webinar-dates.spec.ts',
      'before its date the webinar has seats, and everything names it',
    ),
  ),
  clause(
    '9.webinar.schedule',
    'welcome, three methods, questions, each with its minutes',
    page('/webinar').shows('Welcome'),
    ...spans.map((span) => page('/webinar').showsRecord('the minutes of a part', `${span} min`)),
    page('/webinar').shows('Three methodologies'),
    page('/webinar').shows('Q&A'),
  ),
  clause(
    '9.webinar.place',
    'online, at its time in Berlin',
    page('/webinar').showsRecord('its time', `${timeText(shownDate(today).start)} Berlin time`),
    page('/webinar').shows('Online'),
  ),
  clause(
    '9.webinar.date',
    'one date in words, in the mark-up and to machines',
    page('/webinar').showsRecord('its date', dateText(shownDate(today).start)),
    test(
      'apps/site/e2e/booking.spec.ts',
      'the webinar has the same date in its text, markup and structured data',
    ),
    test('apps/site/build/downloads/calendar.test.ts', 'begins and ends with the webinar in every time zone'),
  ),
  clause(
    '9.webinar.delay',
    '3 seconds before the confirmation',
    test(
      'apps/site/e2e/booking-form.spec.ts',
      'asks for the payment, then for its confirmation, then is sent',
    ),
    test('apps/site/e2e/booking-form.spec.ts', 'left during the three seconds asks nothing'),
  ),
]);
