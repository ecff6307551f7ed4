import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
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
    parts={[{ title: 'Welcome', minutes: 10, span: '0–10 min' }]}
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

test('a part is said by its span where it has one, and by its length elsewhere', async () => {
  const parts = [
    { title: 'Welcome', minutes: 10, span: '0–10 min' },
    { title: 'Questions', minutes: 50 },
  ];
  const screen = await render(
    <EventTicket
      title="Three methods"
      session="The upcoming session"
      parts={parts}
      start="2025-09-18T14:00+02:00"
      timeZone="Europe/Berlin"
      price={{ kind: 'amount', amount: 49, currency: 'EUR' }}
      availability={{ kind: 'past', notice: 'Next date to be announced.' }}
    />,
  );
  const said = [...screen.container.querySelectorAll('ol li')].map((part) => part.textContent);
  expect(said).toEqual(['0–10 min Welcome', '50 min Questions']);
});
