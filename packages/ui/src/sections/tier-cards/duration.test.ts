import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

test('whole working days are counted too', () => {
  expect(formatDuration(8, 'en-US')).toBe('1 day, 8 hours');
  expect(formatDuration(24, 'en-US')).toBe('3 days, 24 hours');
});

test('half a day is hours alone', () => {
  expect(formatDuration(4, 'en-US')).toBe('4 hours');
  expect(formatDuration(1, 'en-US')).toBe('1 hour');
});

test('words and separator are those of the locale', () => {
  expect(formatDuration(16, 'de-DE')).toBe('2 Tage, 16 Stunden');
});
