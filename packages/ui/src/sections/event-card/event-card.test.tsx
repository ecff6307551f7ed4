import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { type EventAvailability, EventCard, EventTicket } from './index.ts';

describeConformance(
  'EventCard',
  <EventCard
    title="Webinar"
    start="2025-09-18T14:00+02:00"
    timeZone="Europe/Berlin"
    price={{ kind: 'amount', amount: 49, currency: 'EUR', unit: 'per participant' }}
    availability={{ kind: 'open', left: 42, total: 50 }}
  />,
);

describeConformance(
  'EventTicket',
  <EventTicket
    title="Three methods"
    lead="Live and online."
    session="The upcoming session"
    parts={[{ title: 'Welcome', minutes: 10 }]}
    start="2025-09-18T14:00+02:00"
    timeZone="Europe/Berlin"
    price={{ kind: 'amount', amount: 49, currency: 'EUR', unit: 'per participant' }}
    availability={{ kind: 'past', notice: 'Next date to be announced.' }}
  />,
);

test('what is sold out or over has no seats left', () => {
  expectTypeOf<{ kind: 'open'; total: 50 }>().not.toExtend<EventAvailability>();
  expectTypeOf<{ kind: 'past' }>().not.toExtend<EventAvailability>();
  expectTypeOf<{ kind: 'announced'; left: 3; total: 50 }>().not.toExtend<EventAvailability>();
  expectTypeOf<{ kind: 'sold-out'; total: 50 }>().toExtend<EventAvailability>();
});
