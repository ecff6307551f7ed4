import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./living-figure.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../../tokens/generated/tokens.css', import.meta.url), 'utf8');

type Scheme = 'light' | 'dark';

function value(source: string, name: string, scheme: Scheme): string {
  const found = new RegExp(`${name}:\\s*([^;]+);`).exec(source)?.[1];
  if (!found) throw new Error(`${name} is not declared; the test reads it from the style sheet.`);
  const role = /^var\((--lali-color-[\w-]+)\)$/.exec(found)?.[1];
  if (role) return value(tokens, role, scheme);
  const both = /light-dark\((#\w{6}),\s*(#\w{6})\)/.exec(found);
  return both ? (both[scheme === 'light' ? 1 : 2] as string) : (/#\w{6}/.exec(found)?.[0] ?? found);
}

function figure(selector: string, name: string, scheme: Scheme): string {
  const start = css.indexOf(selector);
  return value(css.slice(start, css.indexOf('}', start)), `--lali-figure-${name}`, scheme);
}

const linear = (hex: string) =>
  [1, 3, 5].map((i) => {
    const v = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];

type Triple = [number, number, number];
const times = (m: number[][], [a, b, c]: Triple) =>
  m.map(([p = 0, q = 0, r = 0]) => p * a + q * b + r * c) as Triple;
const TO_LMS = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_RGB = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** Luminance of a mix in OKLab: mixing there is linear in the cube roots of LMS. */
function mixed(a: string, b: string, share: number): number {
  const [x, y] = [a, b].map((hex) => times(TO_LMS, linear(hex)).map(Math.cbrt) as Triple) as [Triple, Triple];
  const lms = x.map((v, i) => (v + ((y[i] as number) - v) * share) ** 3) as Triple;
  return luminance(times(TO_RGB, lms).map((v) => Math.max(0, Math.min(1, v))) as Triple);
}
const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const surfaces: { tone: string; selector: string; surface: string; schemes: Scheme[] }[] = [
  { tone: 'page', selector: '.lali-logo-mark {', surface: '--lali-color-page', schemes: ['light', 'dark'] },
  {
    tone: 'page',
    selector: '.lali-logo-mark {',
    surface: '--lali-color-surface',
    schemes: ['light', 'dark'],
  },
  { tone: 'inverse', selector: '.lali-logo-mark {', surface: '--lali-color-inverse', schemes: ['dark'] },
  {
    tone: 'primary',
    selector: '[data-tone="primary"] {',
    surface: '--lali-color-primary-solid',
    schemes: ['light', 'dark'],
  },
  {
    tone: 'secondary',
    selector: '[data-tone="secondary"] {',
    surface: '--lali-color-secondary-solid',
    schemes: ['light', 'dark'],
  },
];

describe.each(surfaces)('$tone on $surface', ({ selector, surface, schemes }) => {
  test.each(schemes)('every cell colour on the way has 3:1 (%s)', (scheme) => {
    const ground = luminance(linear(value(tokens, surface, scheme)));
    const [core, grown, built] = ['core', 'grown', 'built'].map((name) => figure(selector, name, scheme)) as [
      string,
      string,
      string,
    ];
    for (let share = 0; share <= 1; share += 0.05) {
      expect(contrast(mixed(core, grown, share), ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(mixed(grown, built, share), ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(luminance(linear(figure(selector, 'ink', scheme))), ground)).toBeGreaterThanOrEqual(3);
  });
});

test('the two sides of a seam have 3:1 on their surfaces', () => {
  for (const scheme of ['light', 'dark'] as const)
    for (const [side, surface] of [
      ['tile', '--lali-color-primary-solid'],
      ['cell', '--lali-color-secondary-solid'],
    ] as const) {
      const ground = luminance(linear(value(tokens, surface, scheme)));
      expect(
        contrast(luminance(linear(figure('[data-rule="seam"] {', side, scheme))), ground),
      ).toBeGreaterThanOrEqual(3);
    }
});

test('the mark: its turning pieces stand out too', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const ground = luminance(linear(value(tokens, '--lali-color-page', scheme)));
    expect(
      contrast(luminance(linear(figure('.lali-logo-mark {', 'turning', scheme))), ground),
    ).toBeGreaterThanOrEqual(3);
  }
});
