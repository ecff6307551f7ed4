import type { Seed, SeedName, ThemeName } from '../../../tokens/create-theme.ts';
import { seedNames } from '../../../tokens/theme/roles.ts';

/** The six colours that a brand gives to `createTheme`. */
export type BrandSeeds = Record<SeedName, Seed>;

/** The colour of a seed in one theme. */
export const inTheme = (seed: Seed, theme: ThemeName): string =>
  typeof seed === 'string' ? seed : seed[theme];

/** One colour where both themes have the same. */
export function seedFrom(light: string, dark: string): Seed {
  return light === dark ? light : { light, dark };
}

/** What somebody has typed as `#rrggbb`, with or without the sign; nothing if it is no such colour. */
export function hexFrom(text: string): string | undefined {
  const [, digits] = /^\s*#?([0-9a-f]{6})\s*$/i.exec(text) ?? [];
  return digits && `#${digits.toLowerCase()}`;
}

const digitsOf = (hex: string) => hex.slice(1).toLowerCase();

/**
 * The seeds as one word for an address: six colours joined by hyphens, `light_dark` where a seed has two. Storybook lets
 * nothing but letters, digits, spaces, hyphens and underscores into an address.
 */
export function encode(seeds: BrandSeeds): string {
  return seedNames
    .map((name) => {
      const [light, dark] = [inTheme(seeds[name], 'light'), inTheme(seeds[name], 'dark')].map(digitsOf);
      return light === dark ? light : `${light}_${dark}`;
    })
    .join('-');
}

const word = /^([0-9a-f]{6})(?:_([0-9a-f]{6}))?$/i;

/** The seeds of an address. Nothing if it does not have exactly six colours: an address may be cut, or made up. */
export function decode(text: string): BrandSeeds | undefined {
  const seeds = text.split('-').map((part) => {
    const [, light, dark = light] = word.exec(part) ?? [];
    return light && dark ? seedFrom(`#${light.toLowerCase()}`, `#${dark.toLowerCase()}`) : undefined;
  });
  if (seeds.length !== seedNames.length || seeds.includes(undefined)) return undefined;
  return Object.fromEntries(seedNames.map((name, at) => [name, seeds[at]])) as BrandSeeds;
}

const literal = (seed: Seed): string =>
  typeof seed === 'string' ? `'${seed}'` : `{ light: '${seed.light}', dark: '${seed.dark}' }`;

/** The ten lines that make the style sheet of these seeds where a site is built. */
export function buildScript(seeds: BrandSeeds): string {
  return [
    "import { writeFileSync } from 'node:fs';",
    "import { createTheme } from '@laliaflia/ui/create-theme';",
    "writeFileSync('brand.css', createTheme({",
    ...seedNames.map((name) => `  ${name}: ${literal(seeds[name])},`),
    '}).css);',
    '',
  ].join('\n');
}
