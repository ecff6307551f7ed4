import { expect, test } from 'vitest';
import { replies, replyTo, suggestions } from '../../content/chat/replies.ts';
import { dateText, money } from '../../content/format.ts';
import { prices } from '../../content/prices.ts';
import { promises } from '../../content/promises.ts';
import { site } from '../../content/site.ts';
import { terms } from '../../content/terms.ts';
import { shownDate, today, whenText } from '../../content/webinar-dates.ts';
import { matchIntent } from './match.ts';

const said = (parts: (typeof replies)[keyof typeof replies]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.label)).join('');

test('the four suggestions are those agreed on, and each has an answer of its own', () => {
  expect(suggestions).toEqual([
    'Explain LALIAFLIA method',
    'What is LALIAFLIA?',
    'Innovation assessment',
    'Daily idea exercises',
  ]);
  for (const suggestion of suggestions) expect(matchIntent(suggestion)).not.toBe('other');
});

test('prices are those of the records, both readings named', () => {
  const text = said(replies.price);
  for (const price of Object.values(prices)) expect(text).toContain(money(price));
  expect(text).toMatch(/AI tools and the assessment are free/);
});

test.each(Object.entries(replies))('the answer on %s is whole and leads to a page', (_, parts) => {
  const text = said(parts);
  expect(text).toMatch(/^\p{Lu}.*\.$/su);
  expect(text).not.toMatch(/undefined|NaN| {2}|\.\.|!/);
  const links = parts.filter((part) => typeof part === 'object');
  expect(links.length).toBeGreaterThan(0);
  for (const { href } of links) expect(href).toMatch(/^\/[a-z]/);
  expect(text.length).toBeLessThan(600);
});

test('the fee, the hours and the ways to reach somebody are those of the records', () => {
  expect(said(replies.cancellation)).toContain(`${terms.fullRefundHours} hours`);
  expect(said(replies.cancellation)).toContain(`${terms.lateFeePercent}%`);
  expect(said(replies.contact)).toContain(site.email);
  expect(said(replies.contact)).toContain(site.phone.label);
  expect(said(replies.workshops)).toContain(promises.answer);
});

test('the prices are a list, a line for each', () => {
  const lines = said(replies.price)
    .split('\n')
    .filter((line) => line.startsWith('• '));
  expect(lines).toHaveLength(Object.keys(prices).length);
});

test('the webinar is told as it is when it is asked for, and nothing else changes', () => {
  const { moment, start } = shownDate(today);
  for (const intent of ['workshops', 'webinar'] as const) {
    const before = said(replyTo(intent, Date.parse(moment) - 1));
    expect(before).toContain(whenText({ moment, start, left: 1 }));
    expect(before).not.toContain('to be announced');
    expect(said(replyTo(intent, Date.parse(moment)))).toContain(
      `next date to be announced, the last was on ${dateText(start)}`,
    );
  }
  expect(replyTo('price', Date.parse(moment))).toBe(replies.price);
});
