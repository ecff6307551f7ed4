import { expect, it } from 'vitest';
import { soakReport } from './report.ts';

const count = {
  table: 'contact_submissions',
  ...{ submissions: 10, failures: 3, given: 0, acknowledged: 10, stored: 10, missing: 0, twice: 0 },
};
const pages = { requests: 50, answered: 48, whileDead: 2, unanswered: 0, slowest: 80, longestGap: 90 };
const kept = {
  counts: [count],
  pages,
  memory: Array.from({ length: 100 }, () => 100),
  stop: { status: 0, seconds: 0.5 },
  said: new Map([['The disk is full.', 2]]),
  minutes: 10,
  kills: 9,
};

it('says what it has counted', () => {
  const { text, promisesBroken } = soakReport(kept);
  expect(promisesBroken).toEqual([]);
  expect(text).toMatch(/^contact_submissions +10 +3 +10 +10 +0 +0$/m);
  expect(text).toContain('50 requests, 48 answered, 2 not while the process was dead (9 kills)');
  expect(text).toContain('2 × The disk is full.');
});

it.each([
  ['1 acknowledged rows are missing', { counts: [{ ...count, missing: 1 }] }],
  ['1 submissions are there twice', { counts: [{ ...count, twice: 1 }] }],
  ['2 submissions were never acknowledged', { counts: [{ ...count, given: 2 }] }],
  ['Nothing was acknowledged', { counts: [{ ...count, acknowledged: 0 }] }],
  ['1 pages were not answered', { pages: { ...pages, unanswered: 1 } }],
  ['silent for too long', { pages: { ...pages, longestGap: 10_001 } }],
  ['memory of the server grows', { memory: Array.from({ length: 100 }, (_, second) => second) }],
  ['SIGTERM did not end', { stop: { status: 1, seconds: 1 } }],
  ['SIGTERM did not end', { stop: { status: 0, seconds: 5.1 } }],
  ['has written a stack', { said: new Map([['    at file.ts:…', 1]]) }],
])('names the promise that was broken: %s', (words, change) => {
  expect(soakReport({ ...kept, ...change }).promisesBroken).toEqual([expect.stringContaining(words)]);
});
