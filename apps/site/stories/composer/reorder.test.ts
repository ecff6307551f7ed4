import { describe, expect, it } from 'vitest';
import { indexAt, indexByKey, lineAt, moved, scrollStep } from './reorder.ts';

describe('a moved item', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [1, 2, 'acb'],
  ])('from %i to %i', (from, to, expected) => {
    const list = ['a', 'b', 'c'];
    expect(moved(list, from, to).join('')).toBe(expected);
    expect(list.join('')).toBe('abc');
  });
});

describe('the index under the pointer', () => {
  // The second row is open and taller than the others.
  const rows = [
    { top: 0, bottom: 40 },
    { top: 40, bottom: 200 },
    { top: 200, bottom: 240 },
  ];

  it.each([
    [0, -50, 0],
    [0, 30, 0],
    [0, 119, 0],
    [0, 121, 1],
    [0, 221, 2],
    [0, 9000, 2],
    [2, 121, 2],
    [2, 119, 1],
    [2, 19, 0],
  ])('row %i at %i px becomes %i', (from, pointer, to) => {
    expect(indexAt(rows, from, pointer)).toBe(to);
  });

  it('does not depend on where the dragged row is drawn', () => {
    const drawn = rows.with(0, { top: 500, bottom: 540 });
    expect(indexAt(drawn, 0, 121)).toBe(indexAt(rows, 0, 121));
  });

  it('is the one that the moved list has', () => {
    for (const from of [0, 1, 2]) {
      for (const pointer of [-1, 90, 130, 230]) {
        const to = indexAt(rows, from, pointer);
        expect(moved([0, 1, 2], from, to)[to]).toBe(from);
      }
    }
  });
});

describe('the drop line', () => {
  it('stands between the rows that will be neighbours', () => {
    expect([0, 1, 2].map((row) => lineAt(row, 0, 1))).toEqual([undefined, 'after', undefined]);
    expect([0, 1, 2].map((row) => lineAt(row, 2, 1))).toEqual([undefined, 'before', undefined]);
  });

  it('is not there if nothing would change', () => {
    expect([0, 1, 2].map((row) => lineAt(row, 1, 1))).toEqual([undefined, undefined, undefined]);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowLeft', 1, undefined],
    ['toString', 1, undefined],
  ])('%s at %i leads to %s', (key, at, to) => {
    expect(indexByKey(key, at, 3)).toBe(to);
  });
});

describe('scrolling at the edge', () => {
  const frame = { top: 100, bottom: 500 };

  it('begins in the zone, grows towards the edge and beyond it no more', () => {
    expect([100, 124, 148, 300, 452, 476, 500].map((y) => scrollStep(frame, y))).toEqual([
      -14, -7, 0, 0, 0, 7, 14,
    ]);
    expect(scrollStep(frame, 9000)).toBe(14);
  });
});
