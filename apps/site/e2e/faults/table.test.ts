import { expect, test } from 'vitest';
import { readTable, tableText } from './table.ts';

const table = {
  ways: ['Contact', 'Chat'],
  rows: [
    { fault: '500', results: ['kept, sent', '✗'] },
    { fault: '200, empty', results: ['sent', 'said, kept'] },
  ],
} as const;

test('a table says how many of its cells hold', () => {
  expect(tableText(table)).toContain('2 faults, 2 ways, 3 of 4 cells hold.');
  expect(tableText(table)).toContain('| 500 | kept, sent | ✗ |');
});

test('what was written can be read again', () => {
  expect([...readTable(tableText(table))]).toEqual([
    ['Contact 500', 'kept, sent'],
    ['Chat 500', '✗'],
    ['Contact 200, empty', 'sent'],
    ['Chat 200, empty', 'said, kept'],
  ]);
  expect(readTable('').size).toBe(0);
});
