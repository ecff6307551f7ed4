import { converter, formatHex, interpolate, toGamut } from 'culori';
import { contrast } from '../contrast.ts';

/** What the eye sees of a colour: lightness 0 to 1, chroma, and hue in degrees (none for greys). */
export interface Shade {
  l: number;
  c: number;
  h?: number | undefined;
}

const toOklch = converter('oklch');
const inGamut = toGamut('rgb', 'oklch');

/** Half of what an eight-bit channel can show, so that the first step that suffices is the nearest one. */
const STEP = 0.002;

export function shadeOf(hex: string): Shade {
  const { l, c, h } = toOklch(hex) as Shade;
  return { l, c, h };
}

/** The nearest colour that a screen can show: the chroma gives way, hue and lightness stay. */
export function hexOf({ l, c, h }: Shade): string {
  return formatHex(
    inGamut({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, ...(h === undefined ? {} : { h }) }),
  );
}

/** The least contrast of a colour with any of those it stands on. */
export const leastContrast = (hex: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(hex, ground)));

/**
 * The shade of the same hue that is nearest in lightness and has at least this contrast with each ground. Where none
 * has, the end of the scale is returned, and the check of the pairs names it.
 */
export function reach(
  hex: string,
  grounds: readonly string[],
  least: number,
  towards: 'lighter' | 'darker',
): string {
  const start = shadeOf(hex);
  let found = hex;
  for (
    let { l } = start;
    l >= 0 && l <= 1 && leastContrast(found, grounds) < least;
    found = hexOf({ ...start, l })
  ) {
    l += towards === 'lighter' ? STEP : -STEP;
  }
  return found;
}

/** On the way from one colour to another, the first that has this contrast with `from`; at the latest `to`. */
export function tint(from: string, to: string, start: number, least: number): string {
  const between = interpolate([from, to], 'oklab');
  for (let at = start; at < 1; at += 0.02) {
    const hex = formatHex(between(at));
    if (contrast(hex, from) >= least) return hex;
  }
  return to;
}

/** Halfway between two colours, by the shorter way around the circle of hues. */
export const middle = (first: string, second: string): string =>
  hexOf(interpolate([first, second], 'oklch')(0.5) as Shade);

/** Whichever of the colours contrasts more with the ground. */
export const better = (ground: string, first: string, second: string): string =>
  contrast(first, ground) >= contrast(second, ground) ? first : second;
