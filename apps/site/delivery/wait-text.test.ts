import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it.each([
  [-5, '1 second'],
  [900, '1 second'],
  [40_000, '40 seconds'],
  [61_000, '61 seconds'],
  [119_001, '2 minutes'],
  [3_600_000, '60 minutes'],
  [86_400_000, '24 hours'],
])('%i ms are %s', (milliseconds, text) => {
  expect(waitText(milliseconds)).toBe(text);
});
