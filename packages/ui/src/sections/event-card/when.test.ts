import { expect, test } from 'vitest';
import { formatWhen } from './when.ts';

test('date and time are those of the place', () => {
  expect(formatWhen('2025-09-18T14:00+02:00', 'Europe/Berlin', 'en-US')).toEqual({
    date: 'September 18, 2025',
    time: '14:00',
  });
  expect(formatWhen('2025-09-18T23:30Z', 'Europe/Berlin', 'en-US')).toEqual({
    date: 'September 19, 2025',
    time: '01:30',
  });
});

test('the notation is that of the locale', () => {
  expect(formatWhen('2025-09-18T14:00+02:00', 'Europe/Berlin', 'de-DE').date).toBe('18. September 2025');
});

test('what is no moment is named', () => {
  expect(() => formatWhen('soon', 'Europe/Berlin', 'en-US')).toThrow(/"soon" is no moment/);
});
