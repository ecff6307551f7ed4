import { describe, expect, test } from 'vitest';
import { wordmarks } from './wordmarks.ts';

describe('wordmarks', () => {
  test('no two are drawn alike', () => {
    const drawings = Object.values(wordmarks).map((drawing) => JSON.stringify(drawing));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test.each(Object.entries(wordmarks))('%s is a finite path that fits its width', (_, { strokes, width }) => {
    expect(width).toBeGreaterThan(30);
    expect(width).toBeLessThan(200);
    for (const { path } of strokes) expect(path).toMatch(/^M[-\d\s.MLHVACZqthv]+$/);
  });
});
