import { expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

it.each([
  ['Two words', ['Two words']],
  ['שלום <b>bold</b> סוף', ['שלום ', '<b>bold</b>', ' סוף']],
  ['<b>שלום</b>', ['', '<b>', 'שלום', '</b>', '']],
  ['at https://example.com/a/b or', ['at ', 'https://example.com/a/b', ' or']],
  ['to ada@example.com\nor', ['to ', 'ada@example.com', '\nor']],
  ['1 < 2 and 3', ['1 < 2 and 3']],
])('of %o takes what is read from the left', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
  expect(piecesOf(text).join('')).toBe(text);
});

it('is quick whatever was written', () => {
  const started = performance.now();
  for (const text of ['a'.repeat(50_000), '<a'.repeat(25_000), '<a>b'.repeat(12_000)]) piecesOf(text);
  expect(performance.now() - started).toBeLessThan(2000);
});
