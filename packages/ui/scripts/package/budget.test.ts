import { expect, test } from 'vitest';
import { allowance, complaintAbout, leftOver, withNewEntries } from './budget.ts';

test('an entry may grow by 5 % and a tenth of a kilobyte, and not by a byte more', () => {
  expect(allowance(2000)).toBe(2200);
  expect(complaintAbout('button', 2200, 2000)).toBeUndefined();
  expect(complaintAbout('button', 2201, 2000)).toMatch(/2201 bytes and was 2000.*pnpm sizes/);
});

test('becoming smaller is no complaint', () => {
  expect(complaintAbout('button', 10, 2000)).toBeUndefined();
});

test('an entry without a recorded size names the command', () => {
  expect(complaintAbout('button', 10, undefined)).toMatch(/pnpm sizes/);
});

test('names what is recorded and gone', () => {
  expect(leftOver({ button: 1 }, { button: 1, banner: 2 })).toEqual(['banner']);
});

test('adding new entries leaves the recorded numbers alone', () => {
  expect(withNewEntries({ button: 9, chip: 3 }, { button: 1, banner: 2 })).toEqual({ button: 1, chip: 3 });
});
