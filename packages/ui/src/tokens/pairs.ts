import type { ColorName } from './generated/tokens.ts';

export type Pair = {
  text: ColorName;
  on: ColorName;
  /** The least contrast we promise, in light and in dark. */
  least: number | { light: number; dark: number };
};

const pageSurfaces: ColorName[] = ['ground', 'raised'];

/** Every pair of text and surface that the design system allows, and what it promises for it. */
export const pairs: Pair[] = [
  { text: 'ink', on: 'ground', least: 16 },
  { text: 'ink', on: 'raised', least: 14 },
  { text: 'muted', on: 'ground', least: { light: 5.85, dark: 8.3 } },
  { text: 'muted', on: 'raised', least: { light: 6, dark: 7 } },
  ...(['kingfisher-text', 'leaf-text', 'error', 'success-text'] as const).flatMap((text) =>
    pageSurfaces.map((on) => ({ text, on, least: 4.5 })),
  ),
  { text: 'on-primary', on: 'kingfisher', least: 5 },
  { text: 'kingfisher-soft', on: 'kingfisher', least: 4.5 },
  { text: 'on-secondary', on: 'leaf', least: 7 },
  { text: 'leaf-soft', on: 'leaf', least: 4.5 },
  { text: 'on-pollen', on: 'pollen', least: 7 },
  { text: 'on-success', on: 'success-solid', least: 7 },
  { text: 'on-night', on: 'night', least: 16 },
  { text: 'pollen', on: 'night', least: 7 },
];

/** Lines and fills with a meaning that are not text. */
export const graphicPairs: Pair[] = [
  ...pageSurfaces.map((on): Pair => ({ text: 'control', on, least: 3 })),
  ...pageSurfaces.map((on): Pair => ({ text: 'kingfisher', on, least: 3 })),
  ...(['figure-core', 'figure-start', 'figure-middle', 'figure-end'] as const).flatMap((text) =>
    pageSurfaces.map((on): Pair => ({ text, on, least: 3 })),
  ),
  { text: 'figure-knob', on: 'ink', least: 3 },
  { text: 'figure-ink-on-secondary', on: 'leaf', least: 4.5 },
  { text: 'figure-on-primary', on: 'kingfisher', least: 3 },
  { text: 'figure-on-secondary', on: 'leaf', least: 3 },
  { text: 'pollen', on: 'kingfisher', least: 3 },
  { text: 'pollen', on: 'leaf', least: 3 },
];

export function promised(pair: Pair, theme: 'light' | 'dark'): number {
  return typeof pair.least === 'number' ? pair.least : pair.least[theme];
}
