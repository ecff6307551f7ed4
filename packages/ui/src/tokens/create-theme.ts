/*
 * A theme from six colours, for a build script: it reads the colours' OKLCH values with culori, which no page needs.
 */
import { cssOf } from './theme/css.ts';
import {
  type RoleName,
  type Roles,
  rolesOf,
  type SeedName,
  type Seeds,
  seedNames,
  shortfalls,
  type ThemeName,
} from './theme/roles.ts';

export type { RoleName, Roles, SeedName, Seeds, ThemeName };

/** One colour for both themes, or one for each. */
export type Seed = string | Record<ThemeName, string>;

export interface ThemeOptions extends Record<SeedName, Seed> {
  /**
   * The theme holds for elements with this value of `data-brand` and all that is in them: for two brands on one page.
   * Default: for the whole document.
   */
  brand?: string;
}

export interface CreatedTheme {
  /** The hex value of every role, by theme. */
  colours: Record<ThemeName, Roles>;
  /** A style sheet that sets the variables of all roles, to be loaded beside that of the library. */
  css: string;
}

function hexOfSeed(name: SeedName, seed: Seed, theme: ThemeName): string {
  const hex = typeof seed === 'string' ? seed : seed?.[theme];
  if (typeof hex !== 'string' || !/^#[0-9a-f]{6}$/i.test(hex)) {
    throw new Error(
      `createTheme: ${name} is ${JSON.stringify(hex)}, and it has to be a colour with six hexadecimal digits. Write it as '#5b21b6', or as { light: '#5b21b6', dark: '#7c3aed' }.`,
    );
  }
  return hex.toLowerCase();
}

function seedsOf(options: ThemeOptions, theme: ThemeName): Seeds {
  return Object.fromEntries(
    seedNames.map((name) => [name, hexOfSeed(name, options[name], theme)]),
  ) as unknown as Seeds;
}

/**
 * All colours of a brand, for both themes. Primary, secondary, highlight and success stay as they are given where they
 * fill a surface; shades for text move in lightness until running text has a contrast of 7, other text 4.5 and graphics
 * 3. What falls short nevertheless is refused with the pair and its figure.
 */
export function createTheme(options: ThemeOptions): CreatedTheme {
  if (options.brand !== undefined && !/^[\w-]+$/.test(options.brand)) {
    throw new Error(
      `createTheme: the brand "${options.brand}" becomes a value of data-brand. Use letters, digits and hyphens only.`,
    );
  }
  const colours = {
    light: rolesOf(seedsOf(options, 'light'), 'light'),
    dark: rolesOf(seedsOf(options, 'dark'), 'dark'),
  };
  const short = [...shortfalls(colours.light, 'light'), ...shortfalls(colours.dark, 'dark')];
  if (short.length > 0) {
    throw new Error(
      `createTheme: ${short.join('; ')}. Give a lighter or a darker colour for it, or one for each theme: { light, dark }.`,
    );
  }
  return { colours, css: cssOf(colours, options.brand) };
}
