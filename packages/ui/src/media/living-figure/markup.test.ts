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

test('a portrait, drawn once for each theme, stays within what a figure may cost in the page', () => {
  const tones = '0123456789876543'.repeat(4);
  const html = String(
    drawing({ rule: 'phyllotaxis', cells: 1100, parts: 6, portrait: { size: 8, tones } }).markup.__html,
  );
  expect(brotliCompressSync(html).length).toBeLessThan(12 * 1024);
  expect(html.match(/<g>/g)?.length).toBeLessThanOrEqual(13);
  expect(html).toContain('var(--lali-figure-day-core)');
  expect(html).toContain('var(--lali-figure-night-core)');
  expect(html).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/);
});
