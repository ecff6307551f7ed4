import { stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { staleTokens } from '../../scripts/generate-tokens.ts';
import { type Colour, readTokens, type Typography } from '../../scripts/tokens/resolve.ts';
import { trackingAt } from '../../scripts/tokens/type-styles.ts';
import { fluidAt, inPixels } from '../../scripts/tokens/values.ts';
import { contrast } from './contrast.ts';
import { color, path as paths, type } from './generated/tokens.ts';
import { graphicPairs, pairs, promised } from './pairs.ts';

const themes = ['light', 'dark'] as const;

describe('generated files', () => {
  it('are what the token files say', async () => {
    expect(await staleTokens(), 'run `pnpm generate` and commit the result').toEqual([]);
  });

  it('say the same colour as components and as hex', async () => {
    const { light, dark } = await readTokens();
    const colours = [...light, ...dark].filter((t) => t.type === 'color');
    expect(colours.length).toBeGreaterThan(20);
    for (const token of colours) {
      const { hex, components } = token.value as Colour;
      const fromComponents = components
        .map((c) =>
          Math.round(c * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('');
      expect(`#${fromComponents}`, token.name).toBe(hex);
    }
  });

  it('give every type style the tracking of its size', async () => {
    const { light } = await readTokens();
    const styles = light.filter((t) => t.type === 'typography');
    expect(styles.length).toBeGreaterThan(5);
    for (const token of styles) {
      const { fontFamily, fontSize, letterSpacing } = token.value as Typography;
      const size = inPixels(fontSize);
      const expected = fontFamily[0] === 'Bricolage Grotesque' ? trackingAt(light, size) * size : 0;
      expect(letterSpacing.value, token.name).toBeCloseTo(expected, 2);
    }
  });
});

describe('contrast', () => {
  for (const theme of themes) {
    it.each([...pairs, ...graphicPairs])(`$text on $on, ${theme}`, (pair) => {
      const value = contrast(color[pair.text][theme], color[pair.on][theme]);
      expect(value).toBeGreaterThanOrEqual(promised(pair, theme));
    });

    it(`shows the focus ring on every surface, ${theme}`, () => {
      const surfaces = {
        page: theme,
        surface: theme,
        'primary-solid': theme,
        'secondary-solid': theme,
        highlight: 'light',
        inverse: 'dark',
      } as const;
      for (const [surface, scheme] of Object.entries(surfaces) as [
        keyof typeof surfaces,
        'light' | 'dark',
      ][]) {
        const on = color[surface][scheme];
        const ring = [color.highlight[scheme], color.text[scheme]];
        expect(Math.max(...ring.map((part) => contrast(part, on))), surface).toBeGreaterThanOrEqual(3);
      }
    });
  }

  it('covers every colour that is text', () => {
    const covered = new Set([...pairs, ...graphicPairs].map((pair) => pair.text));
    const texts = (Object.keys(color) as (keyof typeof color)[]).filter((name) =>
      /text|soft|^on-/.test(name),
    );
    expect(texts.filter((name) => !covered.has(name))).toEqual([]);
  });
});

describe('shape and type', () => {
  it('holds the radii of the three paths', () => {
    expect(Object.values(paths).map(({ radius }) => Object.values(radius))).toEqual([
      [13, 22, 28],
      [6, 8, 10],
      [26, 36, 44],
    ]);
  });

  it('keeps display lines between 0.96 and 1.12', () => {
    for (const name of ['hero', 'title', 'heading', 'subheading'] as const) {
      expect(type[name].lineHeight).toBeGreaterThanOrEqual(0.96);
      expect(type[name].lineHeight).toBeLessThanOrEqual(1.12);
    }
  });
});

describe('headlines and the text size of the reader', () => {
  const sizes = async (width: number, rem: number) => {
    const { light } = await readTokens();
    const named = (name: string) => light.find((t) => t.group === 'type' && t.name === name)?.fluid ?? [];
    return ['title', 'heading', 'subheading'].map((name) => fluidAt(named(name), width, rem));
  };

  it('are as drawn at the usual size', async () => {
    expect(await sizes(320, 16)).toEqual([40, 34, 22]);
    expect(await sizes(1440, 16)).toEqual([72, 54, 26].map((size) => expect.closeTo(size, 0)));
  });

  it('grow on a wide screen', async () => {
    const [usual, twice] = await Promise.all([sizes(1440, 16), sizes(1440, 32)]);
    for (const [index, size] of twice.entries()) {
      expect(size / Number(usual[index])).toBeGreaterThan(1.3);
    }
  });

  it('keep their order, stay over the text and within a phone at twice the size', async () => {
    const [title = 0, heading = 0, subheading = 0] = await sizes(390, 32);
    expect(title).toBeGreaterThan(heading);
    expect(heading).toBeGreaterThan(subheading);
    expect(subheading).toBeGreaterThan(34);
    // Thirteen letters at 0.55 em between gutters of 20 px.
    expect(title * 0.55 * 13).toBeLessThanOrEqual(390 - 40);
  });

  it('are written in rem, and follow their container', () => {
    const written = (unit: string) =>
      new RegExp(`^min\\([\\d.]+cqi, clamp\\([\\d.]+rem, [\\d.]+rem \\+ [\\d.]+${unit}, [\\d.]+rem\\)\\)$`);
    expect(type.title.css).toMatch(written('cqi'));
    expect(type.heading.css).toMatch(written('cqi'));
    // In a card it grows as on the page around it, and only its cap is that of the card.
    expect(type.subheading.css).toMatch(written('vw'));
  });
});

describe('fonts', () => {
  const directory = path.resolve(import.meta.dirname, '../fonts');

  // That they are declared as measured is for the generator that measures them to check.
  it('weigh at most 48 kB on first view', async () => {
    const files = ['bricolage-grotesque.woff2', 'hanken-grotesk.woff2'];
    const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(directory, file))).size));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(48_000);
  });
});
