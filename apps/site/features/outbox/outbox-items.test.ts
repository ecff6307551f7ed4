import { askedFields, contact, type Waiting, workshopBooking } from '@laliaflia/leads';
import { sampleOf } from '@laliaflia/leads/samples';
import { expect, it } from 'vitest';
import { outboxItems } from './outbox-items.ts';

const now = Date.parse('2026-11-21T12:00');
const stuck: Waiting = {
  id: '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a',
  kind: 'contact',
  fields: { ...sampleOf(contact), message: 'First\nSecond', industry: 'retail' },
  createdAt: now,
  attempts: 3,
  nextAttemptAt: now + 60_000,
  sending: false,
  limited: false,
  doubtful: false,
  stuck: true,
  kept: true,
};

function letterOf(item: Waiting): string {
  const [shown] = outboxItems({ waiting: [item], arrived: [] }, now);
  return new URL(shown?.link?.href ?? '').searchParams.get('body') ?? '';
}

it('a letter has every field under its name, choices in words, the long text last', () => {
  const lines = letterOf(stuck).split('\r\n').slice(2);
  expect(lines.slice(0, 4)).toEqual([
    'Name: Ada Example',
    'E-mail: ada@example.com',
    'Company: Example GmbH',
    'Your role: Head of Product',
  ]);
  expect(lines.length).toBe(askedFields(contact).length);
  expect(lines.at(-1)).toBe('Message: First\nSecond');
});

it('a letter about a booking names the workshop', () => {
  const fields = { ...sampleOf(workshopBooking), workshopType: 'Deep Dive' };
  const letter = letterOf({ ...stuck, kind: 'workshop-booking', fields });
  expect(letter).toMatch(/Workshop: Deep Dive\r\nMessage: /);
});
