import { describe, expect, test } from 'vitest';
import { readWait } from './retry-after.ts';

const now = Date.parse('2026-01-02T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

describe('the header', () => {
  test.each([
    ['40', 40_000],
    [' 40 ', 40_000],
    ['1.5', 1500],
    ['1.25', 1250],
    ['Fri, 02 Jan 2026 12:02:00 GMT', 2 * minute],
    // Over already, or nonsense: not at once all the same, and not for ever.
    ['0', 1000],
    ['Fri, 02 Jan 2026 11:00:00 GMT', 1000],
    ['9999999', 24 * hour],
    ['in a while', minute],
    ['4x', minute],
    ['x4', minute],
    ['', minute],
    [' ', minute],
  ])('%j is a wait of %i ms', (retryAfter, wait) => {
    expect(readWait({ status: 429, retryAfter }, now)).toBe(wait);
  });
});

describe('words', () => {
  test.each([
    ['Try again in 40 seconds', 40_000],
    ['Try again in 1 sec', 1000],
    ['2 MINUTES', 2 * minute],
    ['wait 3min', 3 * minute],
    ['1 hour', hour],
    ['2 hrs', 2 * hour],
    ['retry_after: 30', 30_000],
    ['Retry-After=12', 12_000],
    ['retry after 12', 12_000],
    ['retryafter "12"', 12_000],
    [' 25 ', 25_000],
    ['error 25', minute],
    ['25 errors', minute],
    ['too many', minute],
    ['', minute],
  ])('%j is a wait of %i ms', (message, wait) => {
    expect(readWait({ status: 429, message }, now)).toBe(wait);
  });

  test('count after the header, details before the hint, and the hint before the message', () => {
    const words = { details: '2 s', hint: '3 s', message: '4 s' };
    const without = { status: 429, retryAfter: null, details: null, hint: null };
    expect(readWait({ status: 429, retryAfter: '5', ...words }, now)).toBe(5000);
    expect(readWait({ status: 429, ...words }, now)).toBe(2000);
    expect(readWait({ ...without, hint: '3 s', message: '4 s' }, now)).toBe(3000);
    expect(readWait({ ...without, message: '4 s' }, now)).toBe(4000);
    expect(readWait(without, now)).toBe(minute);
  });
});
