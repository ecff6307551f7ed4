import { expect, it } from 'vitest';
import { readAlarmSettings } from './settings.ts';

const megabyte = 2 ** 20;

it.each([
  [{}, { quietDays: 7, leastRoom: 500 * megabyte }],
  [
    { ALARMS: 'on', ALARM_QUIET_DAYS: '', ALARM_ROOM_MB: '2000' },
    { quietDays: 7, leastRoom: 2000 * megabyte },
  ],
  [{ ALARM_QUIET_DAYS: '30' }, { quietDays: 30, leastRoom: 500 * megabyte }],
  [{ ALARMS: 'off' }, undefined],
])('%j', (environment, settings) => {
  expect(readAlarmSettings(environment)).toEqual(settings);
});

it.each([
  [{ ALARMS: 'no' }, 'ALARMS is "no", which is neither on nor off.'],
  [
    { ALARM_QUIET_DAYS: '0' },
    'ALARM_QUIET_DAYS is "0": give a whole number from 1 to 365, or leave it out for 7.',
  ],
  [
    { ALARM_ROOM_MB: '1 GB', ALARMS: 'off' },
    'ALARM_ROOM_MB is "1 GB": give a whole number from 1 to 1000000, or leave it out for 500.',
  ],
])('%j is refused in a sentence', (environment, sentence) => {
  expect(() => readAlarmSettings(environment)).toThrow(sentence);
});
