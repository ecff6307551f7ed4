import type { Colour, Dimension, FluidStep } from './resolve.ts';

export const figure = (value: number): string => String(Number(value.toFixed(4)));
export const dimension = ({ value, unit }: Dimension): string =>
  value === 0 ? '0' : `${figure(value)}${unit}`;
export const inPixels = ({ value, unit }: Dimension): number => (unit === 'rem' ? value * 16 : value);

export function colour({ hex, components, alpha }: Colour): string {
  if (alpha === undefined) return hex;
  const channels = components.map((c) => Math.round(c * 255)).join(' ');
  return `rgb(${channels} / ${figure(alpha)})`;
}

export const lightDark = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** What a slope and a cap are shares of: the window, or the container around a text (the window where there is none). */
export type FluidUnit = 'vw' | 'cqi';

/** `max()` of the steps, each `clamp(minimum, intercept + slope, maximum)`; in rem and under a cap where it has one. */
export function fluidLength(steps: FluidStep[], unit: FluidUnit): string {
  const clamps = steps.map(({ minimum, intercept, slope, maximum, cap, grows }) => {
    const length = (px: number) => (cap === undefined ? `${figure(px)}px` : `${figure(px / 16)}rem`);
    const share = `${figure(slope)}${grows === 'window' ? 'vw' : unit}`;
    const preferred = intercept === 0 ? share : `${length(intercept)} + ${share}`;
    const step =
      minimum === 0
        ? `min(${preferred}, ${length(maximum)})`
        : `clamp(${length(minimum)}, ${preferred}, ${length(maximum)})`;
    // Twice the text in the same place must not cut a long word.
    return cap === undefined ? step : `min(${figure(cap)}${unit}, ${step})`;
  });
  return clamps.length === 1 ? String(clamps[0]) : `max(${clamps.join(', ')})`;
}

/** What the steps come to in a window or container of `width` px, with text of `rem` px. */
export const fluidAt = (steps: FluidStep[], width: number, rem = 16): number =>
  Math.max(
    ...steps.map((s) => {
      const scale = s.cap === undefined ? 1 : rem / 16;
      const vw = width / 100;
      const step = Math.min(
        s.maximum * scale,
        Math.max(s.minimum * scale, s.intercept * scale + s.slope * vw),
      );
      return Math.min(step, (s.cap ?? Number.POSITIVE_INFINITY) * vw);
    }),
  );

export const family = (names: string[]): string =>
  names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
