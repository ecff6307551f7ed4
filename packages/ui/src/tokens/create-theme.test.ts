import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTheme, type Roles, type ThemeOptions } from './create-theme.ts';

const seeds: ThemeOptions = {
  primary: '#5b21b6',
  secondary: '#9a3412',
  highlight: '#ffcf33',
  neutral: '#5f6670',
  danger: '#b91c1c',
  success: '#166534',
};

const themes = ['light', 'dark'] as const;

/** What the issue of a brand asks for, written anew: role, what it stands on, and the least contrast. */
const promises: [keyof Roles, (keyof Roles)[], number][] = [
  ['text', ['page', 'surface'], 7],
  ['text-soft', ['page', 'surface'], 7],
  ['primary-text', ['page', 'surface'], 4.5],
  ['secondary-text', ['page', 'surface'], 4.5],
  ['danger-text', ['page', 'surface'], 4.5],
  ['success-text', ['page', 'surface'], 4.5],
  ['control', ['page', 'surface'], 3],
  ['figure-start', ['page', 'surface'], 3],
  ['figure-middle', ['page', 'surface'], 3],
  ['figure-end', ['page', 'surface'], 3],
  ['on-primary', ['primary-solid'], 4.5],
  ['on-primary-soft', ['primary-solid'], 4.5],
  ['on-secondary', ['secondary-solid'], 4.5],
  ['on-secondary-soft', ['secondary-solid'], 4.5],
  ['on-highlight', ['highlight'], 4.5],
  ['on-success', ['success-solid'], 4.5],
  ['on-inverse', ['inverse'], 7],
];

function broken({ colours }: ReturnType<typeof createTheme>): string[] {
  return themes.flatMap((theme) =>
    promises.flatMap(([role, grounds, least]) =>
      grounds
        .filter((on) => wcagContrast(colours[theme][role], colours[theme][on]) < least)
        .map((on) => `${role} on ${on}, ${theme}`),
    ),
  );
}

/** The better of ink and white, by an independent measure. */
const betterOn = (solid: string, ink: string) =>
  wcagContrast(ink, solid) > wcagContrast('#ffffff', solid) ? ink : '#ffffff';

describe.each([
  ['violet', '#5b21b6'],
  ['yellow', '#ffd400'],
  ['cyan', '#00e5ff'],
  ['near black', '#0b0b0c'],
  ['near white', '#fafafa'],
  ['grey', '#6b7280'],
])('a brand in %s', (_name, primary) => {
  const theme = createTheme({ ...seeds, primary });

  test('keeps every promise of contrast', () => {
    expect(broken(theme)).toEqual([]);
  });

  test('keeps the given colour where it fills a surface', () => {
    for (const name of themes) expect(theme.colours[name]['primary-solid']).toBe(primary);
  });

  test('sets the better of ink and white on it', () => {
    for (const name of themes)
      expect(theme.colours[name]['on-primary']).toBe(betterOn(primary, theme.colours.light.text));
  });
});

test('any six colours give a theme that keeps its promises, or are refused with a pair that breaks one', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const any = fc.record({
    primary: hex,
    secondary: hex,
    highlight: hex,
    neutral: hex,
    danger: hex,
    success: hex,
  });
  let kept = 0;
  fc.assert(
    fc.property(any, (options) => {
      let theme: ReturnType<typeof createTheme>;
      try {
        theme = createTheme(options);
      } catch (error) {
        const [, first, second, figure, least] =
          /(#\w{6}) on [\w-]+ (#\w{6}) has ([\d.]+) in the \w+ theme, and ([\d.]+) is needed/.exec(
            String(error),
          ) ?? [];
        expect(wcagContrast(String(first), String(second)), String(error)).toBeLessThan(Number(least));
        expect(wcagContrast(String(first), String(second))).toBeCloseTo(Number(figure), 1);
        return;
      }
      kept += 1;
      expect(broken(theme)).toEqual([]);
      expect(theme.colours.dark.highlight).toBe(options.highlight);
    }),
    { numRuns: 120, seed: 17 },
  );
  expect(kept).toBeGreaterThan(60);
});

test('shades of text keep the hue of the seed', () => {
  const { light } = createTheme({ ...seeds, primary: '#00e5ff' }).colours;
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(light['primary-text'].slice(at, at + 2), 16),
  );
  expect(Number(red)).toBeLessThan(Math.min(Number(green), Number(blue)));
});

test('a colour that neither ink nor white can stand on is refused with pair and figure', () => {
  expect(() => createTheme({ ...seeds, primary: '#7d7d7d' })).toThrow(
    /on-primary #[\da-f]{6} on primary-solid #7d7d7d has 4\.\d+ in the light theme, and 4\.5 is needed/,
  );
});

test('a seed for each theme is taken where it belongs', () => {
  const { colours } = createTheme({ ...seeds, primary: { light: '#1f3dff', dark: '#3d57ff' } });
  expect([colours.light['primary-solid'], colours.dark['primary-solid']]).toEqual(['#1f3dff', '#3d57ff']);
});

test('the style sheet holds every role for both themes, on the root or on a brand', () => {
  const { css, colours } = createTheme(seeds);
  expect(css.startsWith(':root {')).toBe(true);
  expect(css.match(/ {2}--[\w-]+: /g)).toHaveLength(Object.keys(colours.light).length);
  expect(css).toContain(`light-dark(${colours.light.page}, ${colours.dark.page})`);
  expect(createTheme({ ...seeds, brand: 'northwind' }).css.startsWith("[data-brand='northwind'] {")).toBe(
    true,
  );
});

test.each([
  [{ primary: 'violet' }, /primary is "violet".*six hexadecimal digits/],
  [{ danger: '#fff' }, /danger is "#fff"/],
  [{ brand: "x'] *" }, /value of data-brand/],
])('%o is refused with a reason', (wrong, reason) => {
  expect(() => createTheme({ ...seeds, ...wrong })).toThrow(reason);
});
