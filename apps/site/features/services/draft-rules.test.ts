import { expect, test } from 'vitest';
import { drafts, indexOf } from './draft-rules.ts';

const drawn = drafts.map(({ words, shapes }) => `${words}${shapes}`);

test('there are fifty drafts, and no two are alike', () => {
  expect(new Set(drawn).size).toBe(50);
});

test('each draft is small', () => {
  expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThan(900);
});

test('those that are picked are among them', () => {
  const picked = [
    indexOf('map', 'place', 'even'),
    indexOf('ledger', 'price', 'dense'),
    indexOf('answer', 'action', 'airy'),
  ];
  expect(picked).not.toContain(-1);
});
