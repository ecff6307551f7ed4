import { expect, test } from 'vitest';
import { readDeskTable, readTable, tableText } from './table.ts';

const table = {
  flows: ['Contact', 'Chat'],
  rows: [
    { fault: '500', results: ['kept, sent later', '✗'] },
    { fault: '200, empty', results: ['sent', 'failed, not stored'] },
  ],
  desk: [{ fault: 'Two desks', result: 'one waits' }],
} as const;

test('a table says how many of its cells pass', () => {
  expect(tableText(table)).toContain('2 faults, 2 flows, 3 of 4 cells pass.');
  expect(tableText(table)).toContain('| 500 | kept, sent later | ✗ |');
});

test('a written table can be read again', () => {
  expect([...readTable(tableText(table))]).toEqual([
    ['Contact 500', 'kept, sent later'],
    ['Chat 500', '✗'],
    ['Contact 200, empty', 'sent'],
    ['Chat 200, empty', 'failed, not stored'],
  ]);
  expect(readTable('').size).toBe(0);
  expect([...readDeskTable(tableText(table))]).toEqual([['Two desks', 'one waits']]);
  expect(readDeskTable('').size).toBe(0);
});
