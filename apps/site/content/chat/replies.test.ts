import { matchIntent } from '@laliaflia/domain';
import { expect, test } from 'vitest';
import { money } from '../format.ts';
import { prices } from '../prices.ts';
import { replies, suggestions } from './replies.ts';

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
});
