import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawing, type FigureOptions } from './markup.ts';

const heroes: FigureOptions[] = [
  { rule: 'phyllotaxis', cells: 560, parts: 6 },
  { rule: 'branching', tips: 14 },
  { rule: 'strands' },
  { rule: 'seam', cells: 560, parts: 6 },
  { rule: 'tessellation' },
  { rule: 'venation' },
];

describe.each(heroes)('$rule at hero size', (options) => {
  const html = String(drawing(options).markup.__html);

  test('costs at most 4 KB compressed', () => {
    expect(brotliCompressSync(html).length).toBeLessThan(4 * 1024);
  });

  test('is few elements, in 13 rings at the most (the style sheet has as many delays)', () => {
    expect(html.match(/<g>/g)?.length).toBeLessThanOrEqual(13);
    expect(html.match(/<path/g)?.length).toBeLessThan(60);
  });

  test('holds whole, finite numbers only', () => {
    expect(html).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/);
  });

  test('is made once', () => {
    expect(drawing({ ...options })).toBe(drawing(options));
  });
});
