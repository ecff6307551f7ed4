import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../build/paths.ts';
import { faults } from './faults.ts';
import { isInPart, timesPerWay } from './part.ts';
import { readTable } from './table.ts';
import { ways } from './ways.ts';

const size = { faults: faults.length, ways: ways.length };
const cells = ways.flatMap((way, column) =>
  faults.map((fault, row) => ({ way: way.name, fault: fault.name, isPlayed: isInPart(row, column, size) })),
);
const played = cells.filter(({ isPlayed }) => isPlayed);

test('the part that the gate plays has each fault, and each way several times', () => {
  expect(new Set(played.map(({ fault }) => fault))).toEqual(new Set(faults.map(({ name }) => name)));
  for (const { name } of ways) {
    expect(played.filter(({ way }) => way === name).length, name).toBeGreaterThanOrEqual(timesPerWay);
  }
});

test('it is no more than the gate has time for', () => {
  expect(played.length).toBeLessThanOrEqual(40);
});

test('a table with few faults is gone through as often as its ways want it', () => {
  const few = { faults: 3, ways: 2 };
  const turns = [0, 1, 2].map((fault) => [0, 1].map((way) => isInPart(fault, way, few)));
  expect(turns).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ]);
});

test('what the gate does not play stands in the table too, and holds', () => {
  const written = readTable(readFileSync(path.join(repositoryRoot, 'docs/fault-matrix.md'), 'utf8'));
  expect([...written.keys()].sort()).toEqual(cells.map(({ way, fault }) => `${way} ${fault}`).sort());
  expect([...written].filter(([, result]) => result === '✗')).toEqual([]);
});
