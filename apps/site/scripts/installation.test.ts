import { expect, it } from 'vitest';
import { installation } from './installation.ts';

it.each([
  [{}, true],
  [{ RATE_LIMIT: '' }, true],
  [{ RATE_LIMIT: 'on' }, true],
  [{ RATE_LIMIT: 'off' }, false],
])('%j: limits are %s', (environment, expected) => {
  expect(installation(environment).database.rateLimit).toBe(expected);
});

it('refuses unknown values', () => {
  expect(() => installation({ RATE_LIMIT: 'no' })).toThrow('RATE_LIMIT is "no"');
});
