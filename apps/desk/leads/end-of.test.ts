import { expect, test } from 'vitest';
import { endOf } from './end-of.ts';

test.each([
  ['2024-11-28T09:11:00.000Z', false, '2025-11-28T09:11:00.000Z'],
  ['2024-11-28T09:11:00.000Z', true, '2025-02-28T09:11:00.000Z'],
  ['2024-11-30T09:11:00.000Z', true, '2025-02-28T09:11:00.000Z'],
  ['2024-02-29T09:11:00.000Z', false, '2025-02-28T09:11:00.000Z'],
])('the time of a lead of %s, spam: %s, ends at %s', (created, isSpam, end) => {
  expect(endOf(created, isSpam)).toBe(end);
});
