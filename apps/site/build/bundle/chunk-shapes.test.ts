import { expect, it } from 'vitest';
import { costOfFile, join } from './chunk-shapes.ts';

const part = (name: string, pages: string, size: number) => ({
  modules: [name],
  pages: new Set(pages),
  size,
});
const shapes = (...parts: ReturnType<typeof part>[]) => join(parts).map(({ modules }) => modules.join('+'));

it('joins what the same pages use', () => {
  expect(shapes(part('a', 'xy', 9e5), part('b', 'xy', 9e5))).toEqual(['a+b']);
});

it('gives a page something small that it does not use, rather than one more file to the others', () => {
  expect(shapes(part('a', 'xyz', 10), part('b', 'xy', 10))).toEqual(['a+b']);
});

it('gives no page much that it does not use', () => {
  expect(shapes(part('a', 'xyz', 10), part('b', 'xy', 3 * costOfFile))).toEqual(['a', 'b']);
});

it('leaves apart what no page uses together', () => {
  expect(shapes(part('a', 'vw', 10), part('b', 'xy', 10))).toEqual(['a', 'b']);
});

it('begins with what saves most', () => {
  expect(shapes(part('a', 'wx', 10), part('b', 'wxyz', 10), part('c', 'wxyz', 10))).toEqual(['a+b+c']);
});

it('gives a page no more files than it may have, by the join that costs least', () => {
  const parts = [part('a', 'xy', 9e5), part('b', 'xz', 9e4), part('c', 'xw', 8e4)];
  expect(join(parts)).toHaveLength(3);
  expect(join(parts, 2).map(({ modules }) => modules.join('+'))).toEqual(['a', 'b+c']);
  const pair = [part('a', 'xy', 9e5), part('b', 'xz', 9e5)];
  expect(join(pair, 2)).toHaveLength(2);
  expect(join([...pair, part('of x alone', 'x', 10)], 2)).toHaveLength(1);
});
