import { expect, it } from 'vitest';
import { isFlat, latencyTable, lossTable, memoryLine, processorLine } from './report.ts';

it('sorts before computing percentiles, and adds up all kinds', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  const latencies = new Map([
    ['inquiry', times],
    ['chat', [1000]],
  ]);
  const lines = latencyTable({ latencies, acknowledged: new Map(), errors: new Map() }, 10).split('\n');
  expect(lines[1]?.split(/ {2,}/)).toEqual(['inquiry', '100', '10.0', '50', '95', '99', '100']);
  expect(lines.at(-1)?.split(/ {2,}/)).toEqual(['all', '101', '10.1', '51', '96', '100', '1000']);
});

it('distinguishes warming up from a leak', () => {
  const samples = (last: number) => Array.from({ length: 100 }, (_, i) => (i < 25 ? i : i < 75 ? 100 : last));
  expect(isFlat(samples(110))).toBe(true);
  expect(isFlat(samples(130))).toBe(false);
});

it('counts what is lost, and shows memory a dozen times', () => {
  expect(lossTable([{ table: 't', acknowledged: 3, stored: 2, lost: 1 }])).toMatch(/^t +3 +2 +1$/m);
  const megabytes = Array.from({ length: 120 }, (_, index) => index * 1024 * 1024);
  expect(memoryLine(megabytes)).toContain('every 10 s: 0 10 20');
});

it('says the processor time of a request, of those in the time that was watched', () => {
  const latencies = new Map([['inquiry', Array.from({ length: 100 }, () => 1)]]);
  expect(processorLine(200, 5, { latencies }, 10)).toContain(' 4.00 ms a request');
});
