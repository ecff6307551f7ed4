import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../build/paths.ts';
import { faults } from './faults.ts';
import { flows } from './flows.ts';
import { isInSample, runsPerFlow } from './sample.ts';
import { readTable } from './table.ts';

const size = { faults: faults.length, flows: flows.length };
const cells = flows.flatMap((flow, column) =>
  faults.map((fault, row) => ({
    flow: flow.name,
    fault: fault.name,
    isSampled: isInSample(row, column, size),
  })),
);
const sample = cells.filter(({ isSampled }) => isSampled);

test('the sample has each fault, and each flow several times', () => {
  expect(new Set(sample.map(({ fault }) => fault))).toEqual(new Set(faults.map(({ name }) => name)));
  for (const { name } of flows) {
    expect(sample.filter(({ flow }) => flow === name).length, name).toBeGreaterThanOrEqual(runsPerFlow);
  }
});

test('the sample has at most 50 cells', () => {
  expect(sample.length).toBeLessThanOrEqual(50);
});

test('with few faults the sample repeats them until each flow has run often enough', () => {
  const few = { faults: 3, flows: 2 };
  const turns = [0, 1, 2].map((fault) => [0, 1].map((flow) => isInSample(fault, flow, few)));
  expect(turns).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ]);
});

test('the written table has every cell, and none has failed', () => {
  const written = readTable(readFileSync(path.join(repositoryRoot, 'docs/fault-matrix.md'), 'utf8'));
  expect([...written.keys()].sort()).toEqual(cells.map(({ flow, fault }) => `${flow} ${fault}`).sort());
  expect([...written].filter(([, result]) => result === '✗')).toEqual([]);
});
