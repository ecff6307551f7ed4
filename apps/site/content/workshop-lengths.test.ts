import { expect, test } from 'vitest';
import { workingDays } from './workshop-lengths.ts';

test('hours, days and months in working days', () => {
  expect(workingDays(4, 'hour')).toBe(0.5);
  expect(workingDays(5, 'day')).toBe(5);
  expect(workingDays(3, 'month')).toBe(65);
  expect(workingDays(12, 'month')).toBe(260);
});
