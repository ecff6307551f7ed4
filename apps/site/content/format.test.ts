import { describe, expect, it } from 'vitest';
import {
  countText,
  dateText,
  durationText,
  moment,
  money,
  monthText,
  priceText,
  timeText,
} from './format.ts';

describe('format', () => {
  it('prints money without needless decimals', () => {
    expect(money({ amount: 1200, currency: 'EUR' })).toBe('€1,200');
    expect(money({ amount: 49.5, currency: 'EUR' })).toBe('€49.50');
    const perParticipant = { kind: 'amount', currency: 'EUR', unit: 'per participant' } as const;
    expect(priceText({ ...perParticipant, amount: 49 })).toBe('€49 per participant');
    expect(priceText({ kind: 'on-demand' })).toBe('On Demand');
  });

  it('prints the day and the hour of the place, wherever the machine stands', () => {
    expect(dateText('2025-09-18T14:00')).toBe('September 18, 2025');
    expect(dateText('2024-01-15')).toBe('January 15, 2024');
    expect(monthText('2024-01')).toBe('January 2024');
    expect(timeText('2025-09-18T14:00')).toBe('14:00');
  });

  it('knows the offset of the place at that time of the year', () => {
    const timeZone = 'Europe/Berlin';
    expect(moment({ start: '2025-09-18T14:00', timeZone })).toBe('2025-09-18T14:00+02:00');
    expect(moment({ start: '2025-12-18T14:00', timeZone })).toBe('2025-12-18T14:00+01:00');
    // An hour after the clocks went forward, which in UTC is still before.
    expect(moment({ start: '2025-03-30T03:30', timeZone })).toBe('2025-03-30T03:30+02:00');
    expect(moment({ start: '2025-07-01T09:00', timeZone: 'America/New_York' })).toBe(
      '2025-07-01T09:00-04:00',
    );
    expect(moment({ start: '2025-07-01T09:00', timeZone: 'UTC' })).toBe('2025-07-01T09:00+00:00');
  });

  it('counts', () => {
    expect(countText(60, 'minute')).toBe('60 minutes');
    expect(countText({ from: 2, to: 5 }, 'day')).toBe('2–5 days');
    expect(countText({ from: 4, to: 4 }, 'hour')).toBe('4 hours');
    expect(durationText({ days: 1, hours: 8 })).toBe('1 day, 8 hours');
  });

  it('says what a date must look like', () => {
    expect(() => dateText('soon')).toThrow('"soon" is no date. Write a day as 2025-09-18');
  });
});
