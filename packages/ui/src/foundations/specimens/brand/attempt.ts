import {
  type CreatedTheme,
  createTheme,
  type SeedName,
  type ThemeName,
} from '../../../tokens/create-theme.ts';
import {
  type MeasuredPair,
  measuredPairs,
  rolesOf,
  type Seeds,
  seedNames,
} from '../../../tokens/theme/roles.ts';
import { hexOf, shadeOf } from '../../../tokens/theme/shades.ts';
import { type BrandSeeds, inTheme } from './seeds.ts';

const themes = ['light', 'dark'] as const;

/** A pair that falls short in one theme. */
export interface ShortPair extends MeasuredPair {
  theme: ThemeName;
  /** The two colours as hex values. */
  colours: { role: string; on: string };
  /** The seed that they come from. */
  seed: SeedName | undefined;
}

export interface Refusal {
  /** What `createTheme` says. */
  message: string;
  pairs: readonly ShortPair[];
}

export type Attempt = { theme: CreatedTheme; refusal?: never } | { theme?: never; refusal: Refusal };

const plain = (seeds: BrandSeeds, theme: ThemeName): Seeds =>
  Object.fromEntries(seedNames.map((name) => [name, inTheme(seeds[name], theme)])) as Seeds;

function shortPairs(seeds: BrandSeeds): ShortPair[] {
  return themes.flatMap((theme) => {
    const roles = rolesOf(plain(seeds, theme), theme);
    return measuredPairs(roles)
      .filter(({ is, least }) => is < least)
      .map((pair) => ({
        ...pair,
        theme,
        colours: { role: roles[pair.role], on: roles[pair.on] },
        seed:
          seedNames.find((name) => pair.on.includes(name)) ??
          seedNames.find((name) => pair.role.includes(name)),
      }));
  });
}

/** The theme of these seeds for one value of `data-brand`, or why there is none. */
export function attempt(seeds: BrandSeeds, brand: string): Attempt {
  try {
    return { theme: createTheme({ ...seeds, brand }) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { refusal: { message, pairs: shortPairs(seeds) } };
  }
}

/** Lightness is tried in steps that an eye can just tell apart, up to a fifth of the scale. */
const STEP = 0.01;
const STEPS = 20;

/**
 * The colour of the same hue that is nearest in lightness and holds, for both themes; nothing if none is near, or if
 * another seed falls short too.
 */
export function nearest(seeds: BrandSeeds, name: SeedName): string | undefined {
  const pair = shortPairs(seeds).find(({ seed }) => seed === name);
  if (!pair) return undefined;
  const shade = shadeOf(inTheme(seeds[name], pair.theme));
  for (let step = 1; step <= STEPS; step += 1) {
    for (const l of [shade.l - step * STEP, shade.l + step * STEP]) {
      const hex = hexOf({ ...shade, l });
      if (shortPairs({ ...seeds, [name]: hex }).length === 0) return hex;
    }
  }
  return undefined;
}
