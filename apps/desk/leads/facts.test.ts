import { expect, it } from 'vitest';
import type { WholeLead } from '../data/types.ts';
import { recipientOf, tell } from './facts.ts';

const id = '1a2b3c4d-6f0e-4d0a-9a58-0d6f0c1c2b3a';
const created_at = '2026-11-24T09:00:00Z';
const nothing: WholeLead = {
  inquiry: null,
  form: null,
  subscription: null,
  state: null,
  payment: null,
  answers: [],
  notes: [],
};
const form = (fields: Record<string, unknown>, spam = false): WholeLead['form'] => ({
  ...{ id, created_at, spam, fields },
  form_name: 'workshop-booking',
});

it('tells everything that was sent, known things first, and nothing of how it is stored', () => {
  const told = tell(id, {
    ...nothing,
    form: form({
      surprise: 'x',
      role: 'ceo',
      email: 'ada@example.com',
      name: 'Ada',
      message: 'Hello',
      'bot-field': '',
    }),
  });
  expect(told).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    kind: 'workshop-booking',
    state: 'new',
    message: ['Hello'],
  });
  expect(told?.facts.map(({ label, values }) => `${label}: ${values}`)).toEqual([
    'E-mail: ada@example.com',
    'Role: CEO or founder',
    'surprise: x',
    'Sent with: Form without JavaScript',
    'Reference: 1a2b3c4d',
  ]);
});

it('shows what two channels brought differently, and the same only once', () => {
  const told = tell(id, {
    ...nothing,
    inquiry: { id, created_at, name: 'Ada', email: 'ada@example.com', company: 'Northwind', message: 'One' },
    form: form({ name: 'Ada', email: 'ada@example.com', company: 'Aerolane', message: 'Two' }),
  });
  expect(told?.facts.find(({ name }) => name === 'company')?.values).toEqual(['Northwind', 'Aerolane']);
  expect(told?.message).toEqual(['One', 'Two']);
  expect(told?.kind).toBe('contact');
});

it('takes what the hidden field caught for spam until an owner says otherwise', () => {
  const caught = { ...nothing, form: form({ name: 'Shop' }, true) };
  expect(tell(id, caught)?.state).toBe('spam');
  const state = { state: 'new', changed_at: created_at, changed_by: 'ada@example.com' } as const;
  expect(tell(id, { ...caught, state })?.state).toBe('new');
});

it('says whether letters may go to an address', () => {
  const subscription = { created_at, email: 'dan@example.com', is_active: true, confirmed_at: null };
  const values = (changed: object) =>
    tell(id, { ...nothing, subscription: { ...subscription, ...changed } })?.facts.find(
      ({ name }) => name === 'subscription',
    )?.values;
  expect(values({})).toEqual(['Not confirmed']);
  expect(values({ confirmed_at: created_at })).toEqual(['Confirmed on 24 November 2026']);
  expect(values({ is_active: false })).toEqual(['Has unsubscribed']);
});

it('tells nothing of what is gone', () => expect(tell(id, nothing)).toBeUndefined());

it('answers whoever asked something, and neither spam, nor a subscription, nor nobody', () => {
  const of = (lead: Partial<WholeLead>) => {
    const told = tell(id, { ...nothing, ...lead });
    return told && recipientOf(told, told.state)?.email;
  };
  const fields = { email: 'ada@example.com' };
  expect(of({ form: form(fields) })).toBe('ada@example.com');
  expect(of({ form: form(fields, true) })).toBeUndefined();
  expect(of({ form: form({ name: 'Ada' }) })).toBeUndefined();
  const subscription = { created_at, email: fields.email, is_active: true, confirmed_at: created_at };
  expect(of({ subscription })).toBeUndefined();
});

it('tells how long a lead is kept, and says nothing of that where it is a subscription', () => {
  expect(tell(id, { ...nothing, form: form({ name: 'Ada' }) })?.keepUntil).toBeNull();
  const kept = { id, created_at, name: 'Ada', keep_until: '2036-12-31' };
  expect(tell(id, { ...nothing, inquiry: kept })?.keepUntil).toBe('2036-12-31');
  const subscription = { created_at, email: 'dan@example.com', is_active: true, confirmed_at: null };
  expect(tell(id, { ...nothing, subscription })?.keepUntil).toBeUndefined();
});

it('leaves what a form says of a payment where an owner has seen it', () => {
  const fields = { payment_status: 'pending', payment_verification: 'self-declared' };
  const names = (payment: WholeLead['payment']) =>
    tell(id, { ...nothing, payment, form: form(fields) })?.facts.map(({ name }) => name);
  expect(names(null)).toContain('payment_verification');
  const seen = names({ verified_at: created_at, verified_by: 'ada@example.com' });
  expect(seen).not.toContain('payment_verification');
  expect(seen).not.toContain('payment_status');
});
