import { expect, test } from 'vitest';
import { strands } from './strand-paths.ts';

const numbers = (path: string) =>
  [...path.matchAll(/[ML ]?([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
const startOf = (path: string) => numbers(path)[0];
const endOf = (path: string) => numbers(path).at(-1);

test.each(['first', 'second'] as const)('the %s strand goes on where it has arrived', (which) => {
  for (let index = 0; index < 4; index++) {
    expect(endOf(strands(index, 6, 'across')[which])?.[0]).toBe(100);
    expect(endOf(strands(index, 6, 'across')[which])?.[1]).toBe(
      startOf(strands(index + 1, 6, 'across')[which])?.[1],
    );
    expect(endOf(strands(index, 6, 'down')[which])?.[0]).toBe(
      startOf(strands(index + 1, 6, 'down')[which])?.[0],
    );
  }
});

test('they lead in turn, and are one in the last step', () => {
  expect(startOf(strands(0, 6, 'across').first)?.[1]).toBe(startOf(strands(1, 6, 'across').second)?.[1]);
  const { first, second } = strands(4, 6, 'across');
  expect(endOf(first)).toEqual(endOf(second));
});
