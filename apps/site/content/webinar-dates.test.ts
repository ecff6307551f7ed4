import { expect, test } from 'vitest';
import { outlookAt, outlookOn, shownDate, type WebinarDate } from './webinar-dates.ts';

const date = (start: string): WebinarDate => ({ start, moment: `${start}+02:00`, left: 3 });
const spring = date('2027-04-15T14:00');
const summer = date('2027-07-01T10:00');
const dates = [spring, summer];
const at = (moment: string) => outlookAt(Date.parse(moment), dates);

test.each([
  ['long before', '2027-01-01T00:00+02:00', spring],
  ['a second before', '2027-04-15T13:59:59+02:00', spring],
  ['when it begins', '2027-04-15T14:00+02:00', summer],
  ['later that day', '2027-04-15T20:00+02:00', summer],
  ['between the two', '2027-05-01T00:00+02:00', summer],
])('%s the first that is ahead is shown', (_, moment, shown) => {
  expect(at(moment)).toEqual({ kind: 'ahead', date: shown, certain: true });
});

test('when none is ahead the last one is named', () => {
  expect(at('2027-07-01T10:00+02:00')).toEqual({ kind: 'none', last: summer });
  expect(shownDate(at('2030-01-01T00:00+02:00'))).toBe(summer);
});

test.each([
  ['2027-04-14', spring],
  ['2027-04-15', spring],
  ['2027-04-16', summer],
  ['2027-07-01', summer],
])('a page of %s does not claim that its date is still ahead', (day, shown) => {
  expect(outlookOn(day, dates)).toEqual({ kind: 'ahead', date: shown, certain: false });
});

test('a page made after the last date knows that none is ahead', () => {
  expect(outlookOn('2027-07-02', dates)).toEqual({ kind: 'none', last: summer });
});
