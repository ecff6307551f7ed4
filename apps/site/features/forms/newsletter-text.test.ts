import { expect, it } from 'vitest';
import type { Failure } from '../../delivery/delivery-state.ts';
import { newsletterText } from './newsletter-text.ts';

const advice = 'Too much came from here at once. It goes out by itself in 2 minutes.';
const said = (failure: Failure, next?: string) =>
  newsletterText({ status: 'error', id: 'a', failure, advice: next });

it.each<[string, Failure, string]>([
  ['a known e-mail', { kind: 'duplicate' }, 'This email is already subscribed'],
  [
    'words of the database',
    { kind: 'refused', status: 400, reason: '', said: 'violates the e-mail check' },
    'violates the e-mail check',
  ],
  ['no words', { kind: 'failed', status: 500, reason: '500' }, 'Failed to subscribe'],
])('says the right thing about %s', (_what, failure, text) => {
  expect(said(failure, 'It is kept on this device.')).toBe(text);
});

it('tells how long a limit lasts, in place of the words of the database', () => {
  const limited: Failure = { kind: 'limited', wait: 120_000, status: 429, reason: '429', said: 'Too many' };
  expect(said(limited, advice)).toBe(`Failed to subscribe. ${advice}`);
});

it('says that it went, and nothing before there is an answer', () => {
  expect(newsletterText({ status: 'success', id: 'a' })).toBe('Successfully subscribed!');
  expect(newsletterText({ status: 'sending' })).toBeUndefined();
});
