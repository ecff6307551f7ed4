import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { portrait, tonesOf } from './portrait.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portrait-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A dark head before a light wall, as a drawing. */
const head = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
  <rect width="600" height="800" fill="#dfe6ea"/><ellipse cx="300" cy="360" rx="150" ry="190" fill="#3a2b24"/>
  <path d="M80 800q40-220 220-220t220 220z" fill="#20303c"/></svg>`;

describe('a portrait in the content', () => {
  it('is none without a file', async () => {
    expect(await portrait(folder)).toBeNull();
  });

  it('becomes a square of tones from any format and shape', async () => {
    const file = path.join(folder, 'portrait.webp');
    await sharp(Buffer.from(head)).webp().toFile(file);
    const found = await portrait(folder);
    expect(found).toEqual(await tonesOf(file));
    const { size, tones } = found ?? { size: 0, tones: '' };
    expect(tones).toMatch(/^\d+$/);
    expect(tones).toHaveLength(size * size);
    const at = (u: number, v: number) =>
      Number(tones[Math.round(v * (size - 1)) * size + Math.round(u * (size - 1))]);
    // Its full range is used.
    expect(at(0.02, 0.5)).toBe(9);
    expect(at(0.5, 0.5)).toBeLessThan(3);
    expect(tones).toContain('0');
  });
});
