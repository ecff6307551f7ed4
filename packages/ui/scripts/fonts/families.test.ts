import { Face, Blob as FontBlob } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { unicodeRange } from '../generate-fonts.ts';
import { families, subsetOf } from './families.ts';

const files = families.flatMap((family) => family.files);

/** Narrow spaces and primes that the distributed faces lack: the next font draws them. */
const lacking: Readonly<Record<string, string>> = {
  'bricolage-grotesque': '\u202f',
  'hanken-grotesk': '\u2009\u202f′″',
  'geist-mono': '\u2009\u202f',
};

describe.each(files)('$name', (file) => {
  test('draws every character it is fetched for', async () => {
    const subset = await subsetOf(file);
    const sfnt = await subsetFont(subset, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
    const drawn = new Set(new Face(new FontBlob(new Uint8Array(sfnt).buffer)).collectUnicodes());
    const missing = [...file.characters].filter((character) => !drawn.has(character.codePointAt(0) ?? 0));
    expect(missing.join('')).toBe(lacking[file.name] ?? '');
  });
});

test('neighbours in a range are one span', () => {
  expect(unicodeRange('cbaxzA')).toBe('U+0041, U+0061-0063, U+0078, U+007A');
});
