import { expect, it } from 'vitest';
import { asksForView, hasPassed } from './says-more.ts';

it.each([
  ['', false],
  ['?type=deep', false],
  ['?utm_source=letter&utm_campaign=x', false],
  ['?company=bmw', true],
  ['?utm_source=letter&picture=condor/2', true],
  ['?type=deep&step=2', true],
])('the address %s asks for a view: %s', (search, asks) => {
  expect(asksForView(search)).toBe(asks);
});

it.each([
  ['a date that is still ahead', '2026-09-18T14:00:00+02:00', false],
  ['one that has passed since', '2026-03-02T14:00:00+01:00', true],
  ['one that had passed before', '2026-02-27T14:00:00+01:00', false],
  ['the day of an article', '2026-03-02', false],
])('%s', (_, moment, passed) => {
  expect(hasPassed(moment, '2026-03-01', Date.parse('2026-03-10'))).toBe(passed);
});
