import type { SketchMark } from './marks.ts';

/* For stories and tests. */

export const longForm: readonly SketchMark[] = [
  ['box', 6, 6, 308, 208, 8],
  ['line', 6, 24, 314, 24],
  ['round', 16, 15, 3],
  ['words', 26, 17, 40],
  ['heavy', 20, 42, 90],
  ...[52, 78, 104, 130, 156, 182].map((y) => ['box', 20, y, 130, 20, 3] as const),
  ['words', 26, 64, 40],
  ['box', 168, 78, 130, 60],
  ['cross', 168, 78, 130, 60],
  ['words', 168, 152, 130, 3],
  ['shade', 168, 186, 60, 18],
  ['box', 168, 186, 60, 18, 4],
  ['note', 176, 46, 'page 1 of 90'],
  ['path', [240, 44, 262, 50, 290, 66]],
  ['arrow', 150, 200, 166, 196],
];

export const twoLists: readonly SketchMark[] = [
  ['box', 12, 8, 100, 206, 12],
  ['heavy', 22, 32, 60],
  ...[48, 76, 104, 132, 160].flatMap((y) => [
    ['box', 22, y, 80, 20, 4] as const,
    ['words', 28, y + 12, 44] as const,
  ]),
  ['arrow', 118, 60, 150, 60],
  ['note', 154, 63, 'where is the aisle?'],
];
