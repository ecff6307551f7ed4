import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { partsOf, splitFonts } from './site-fonts.ts';

const { resolve } = createRequire(import.meta.url);
const drawn = (face: Buffer) => new Set((create(face) as Font).characterSet.filter((code) => code < 0xffff));
const text = (codes: Iterable<number>) => String.fromCodePoint(...[...codes].sort((a, b) => a - b));

it('the two parts of a face draw what the face draws, and the usual part is lighter by a quarter', async () => {
  const face = readFileSync(resolve('@laliaflia/ui/fonts/hanken-grotesk.woff2'));
  const { usually, rest, restCharacters } = await partsOf(face);
  expect(text(new Set([...drawn(usually), ...drawn(rest)]))).toBe(text(drawn(face)));
  expect(text(drawn(rest))).toBe(text(restCharacters));
  expect(usually.length).toBeLessThan(face.length * 0.76);
});

it('the sheet fetches the rest of a face only for its letters', async () => {
  const rules = readFileSync(path.join(await splitFonts(), 'fonts.css'), 'utf8').split(/(?<=^\})/m);
  for (const face of ['bricolage-grotesque', 'hanken-grotesk']) {
    const [own = '', rest = ''] = [`${face}.woff2`, `${face}-letters.woff2`].map((file) =>
      rules.find((rule) => rule.includes(file)),
    );
    expect(own).not.toContain('unicode-range');
    expect(rest).toMatch(/U\+[\da-f]+-ff/);
    expect(rest).not.toContain('U+20,');
    expect(rules.indexOf(rest)).toBe(rules.indexOf(own) + 1);
  }
});
