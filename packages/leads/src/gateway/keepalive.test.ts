import { expect, test } from 'vitest';
import { outlivesPage } from './keepalive.ts';

const room = 48 * 1024;

test('what is small enough together outlives its page', () => {
  expect(outlivesPage([])).toBe(true);
  expect(outlivesPage(['x'.repeat(room - 1)])).toBe(true);
  expect(outlivesPage(['x'.repeat(room)])).toBe(false);
  expect(outlivesPage(['x'.repeat(room / 2), 'x'.repeat(room / 2 - 1)])).toBe(true);
  expect(outlivesPage(['x'.repeat(room / 2), 'x'.repeat(room / 2)])).toBe(false);
});

test('bytes count, not letters', () => {
  expect(outlivesPage(['ü'.repeat(room / 2)])).toBe(false);
});
