import { expect, test } from 'vitest';
import { clock, requireOrder, startOf } from './offset.ts';

test.each([
  [0, '0:00'],
  [9.8, '0:09'],
  [134, '2:14'],
  [3599, '59:59'],
  [3725, '1:02:05'],
  [36_000, '10:00:00'],
])('%s s is %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});

const passage = (at: number) => ({ kind: 'passage' as const, at, paragraphs: ['Said.'] });
const chapter = (...times: number[]) => ({ id: 'c', title: 'Chapter', blocks: times.map(passage) });

test('a chapter begins with its first passage', () => {
  const pulled = { kind: 'pulled' as const, text: 'Large.' };
  expect(startOf({ id: 'c', title: 'C', blocks: [pulled, passage(7)] })).toBe(7);
  expect(startOf({ id: 'c', title: 'C', blocks: [pulled] })).toBeUndefined();
});

test.each([
  ['back', [chapter(0, 60), chapter(30)]],
  ['nowhere', [chapter(60, 60)]],
  ['before the start', [chapter(-1)]],
])('time does not run %s', (_, chapters) => {
  expect(() => requireOrder(chapters)).toThrow('a passage of "Chapter" begins at');
  expect(() => requireOrder([chapter(0, 60), chapter(61)])).not.toThrow();
});
