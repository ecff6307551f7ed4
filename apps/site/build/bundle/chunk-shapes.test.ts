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
  expect(shapes(part('a', 'x', 10), part('b', 'y', 10))).toEqual(['a', 'b']);
});

it('begins with what saves most', () => {
  expect(shapes(part('a', 'wx', 10), part('b', 'wxyz', 10), part('c', 'wxyz', 10))).toEqual(['a+b+c']);
});
