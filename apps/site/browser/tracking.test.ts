import { expect, it } from 'vitest';
import { withoutToken } from './tracking.ts';

it.each([
  ['/newsletter/confirm?token=abc', '/newsletter/confirm'],
  ['/newsletter/leave?utm_source=mail&token=abc&type=left', '/newsletter/leave?utm_source=mail&type=left'],
  ['/newsletter/leave?token', '/newsletter/leave'],
  ['/thank-you?type=contact', '/thank-you?type=contact'],
  ['/search?tokens=2', '/search?tokens=2'],
  ['/', '/'],
])('%s is counted as %s', (path, counted) => {
  expect(withoutToken(path)).toBe(counted);
});
