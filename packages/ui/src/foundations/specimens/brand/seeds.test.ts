import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { buildArgsParam } from 'storybook/internal/router';
import { describe, expect, test } from 'vitest';
import { createTheme } from '../../../tokens/create-theme.ts';
import { seedNames } from '../../../tokens/theme/roles.ts';
import { attempt, nearest } from './attempt.ts';
import { ownSeeds, presets } from './presets.ts';
import { type BrandSeeds, buildScript, decode, encode, hexFrom, seedFrom } from './seeds.ts';

const cache = path.join(import.meta.dirname, '../../../../.cache');

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const seed = fc.oneof(
  hex,
  fc.tuple(hex, hex).map(([light, dark]) => seedFrom(light, dark)),
);
const anySeeds = fc.record(
  Object.fromEntries(seedNames.map((name) => [name, seed])),
) as fc.Arbitrary<BrandSeeds>;

describe('the word for an address', () => {
  test('gives the same seeds back', () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        expect(decode(encode(seeds))).toEqual(seeds);
      }),
    );
  });

  test('reaches the address as it is', () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const word = encode(seeds);
        expect(word).toMatch(/^[a-zA-Z0-9 _-]*$/);
        expect(buildArgsParam({ seeds: '' }, { seeds: word })).toBe(`seeds:${word}`);
      }),
    );
  });

  test('says once what both themes have', () => {
    expect(encode({ ...ownSeeds, primary: { light: '#5B21B6', dark: '#5b21b6' } }).split('-')[0]).toBe(
      '5b21b6',
    );
  });

  const word = encode(ownSeeds);
  test.each([
    ['nothing', ''],
    ['five colours', word.split('-').slice(1).join('-')],
    ['seven colours', `${word}-000000`],
    ['a short colour', word.replace(/^\w+/, 'fff')],
    ['three themes', word.replace(/^\w+/, '111111_222222_333333')],
    ['no second theme', word.replace(/^\w+/, '111111_')],
    ['a name', word.replace(/^\w+/, 'violet')],
    ['a sign', word.replace(/^\w+/, '#111111')],
    ['markup', `${word}"><script>`],
  ])('with %s is refused', (_what, text) => expect(decode(text)).toBeUndefined());

  test('any text is either six colours or refused', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seeds = decode(text);
        expect(seeds === undefined || encode(seeds) === text.toLowerCase()).toBe(true);
      }),
    );
  });
});

test.each([
  ['#5B21B6', '#5b21b6'],
  [' 5b21b6 ', '#5b21b6'],
  ['#5b2', undefined],
  ['#5b21b6f', undefined],
  ['red', undefined],
])('%j is read as %s', (text, expected) => expect(hexFrom(text)).toBe(expected));

test('the ten lines of every brand run and write what createTheme returns', () => {
  // Within the package, so that a script finds it by its name; one process, because starting one takes the time.
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'brand-'));
  try {
    const files = presets.map(({ seeds }, at) => {
      const script = buildScript(seeds);
      expect(script.trimEnd().split('\n')).toHaveLength(10);
      const css = path.join(folder, `${at}.css`);
      writeFileSync(path.join(folder, `${at}.mjs`), script.replace("'brand.css'", JSON.stringify(css)));
      return css;
    });
    writeFileSync(path.join(folder, 'all.mjs'), presets.map((_, at) => `import './${at}.mjs';\n`).join(''));
    execFileSync(process.execPath, ['--no-warnings', path.join(folder, 'all.mjs')]);
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(
      presets.map(({ seeds }) => createTheme(seeds).css),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a refused seed', () => {
  const seeds: BrandSeeds = { ...ownSeeds, primary: '#6366f1' };
  const { refusal } = attempt(seeds, 'tried');

  test('comes with the message of createTheme and its pairs', () => {
    expect(() => createTheme(seeds)).toThrow(refusal?.message);
    expect(refusal?.pairs.map(({ role, theme, is, least }) => [role, theme, is, least])).toContainEqual([
      'on-primary',
      'dark',
      4.46,
      4.5,
    ]);
    expect(new Set(refusal?.pairs.map((pair) => pair.seed))).toEqual(new Set(['primary']));
  });

  test('has a neighbour that holds, of almost the same lightness', () => {
    const hex = nearest(seeds, 'primary');
    expect(hex).toBe('#6063ed');
    expect(attempt({ ...seeds, primary: hex ?? '' }, 'tried').refusal).toBeUndefined();
  });

  test('has none while another seed falls short as well', () => {
    expect(nearest({ ...seeds, secondary: '#7a7a7a' }, 'primary')).toBeUndefined();
  });
});
