import type { ColorName } from './generated/tokens.ts';

export type Pair = {
  text: ColorName;
  on: ColorName;
  /** The least contrast we promise, in light and in dark. */
  least: number | { light: number; dark: number };
};

const pageSurfaces: ColorName[] = ['page', 'surface'];

/** Every pair of text and surface that the design system allows, and what it promises for it. */
export const pairs: Pair[] = [
  { text: 'text', on: 'page', least: 16 },
  { text: 'text', on: 'surface', least: 14 },
  { text: 'text-soft', on: 'page', least: { light: 7, dark: 8.3 } },
  { text: 'text-soft', on: 'surface', least: 7 },
  ...(['primary-text', 'secondary-text', 'danger-text', 'success-text'] as const).flatMap((text) =>
    pageSurfaces.map((on) => ({ text, on, least: 4.5 })),
  ),
  { text: 'on-primary', on: 'primary-solid', least: 5 },
  { text: 'on-primary-soft', on: 'primary-solid', least: 4.5 },
  { text: 'on-secondary', on: 'secondary-solid', least: { light: 7, dark: 5 } },
  { text: 'on-secondary-soft', on: 'secondary-solid', least: 4.5 },
  { text: 'on-highlight', on: 'highlight', least: 7 },
  { text: 'on-success', on: 'success-solid', least: 7 },
  { text: 'on-inverse', on: 'inverse', least: 16 },
  { text: 'highlight', on: 'inverse', least: 7 },
];

/** Lines and fills with a meaning that are not text. */
export const graphicPairs: Pair[] = [
  ...pageSurfaces.map((on): Pair => ({ text: 'control', on, least: 3 })),
  ...(['primary-solid', 'secondary-solid'] as const).flatMap((text) =>
    pageSurfaces.map((on): Pair => ({ text, on, least: 3 })),
  ),
  ...(['figure-core', 'figure-start', 'figure-middle', 'figure-end'] as const).flatMap((text) =>
    pageSurfaces.map((on): Pair => ({ text, on, least: 3 })),
  ),
  { text: 'figure-knob', on: 'text', least: 3 },
  { text: 'figure-ink-on-secondary', on: 'secondary-solid', least: 4.5 },
  { text: 'figure-on-primary', on: 'primary-solid', least: 3 },
  { text: 'figure-on-secondary', on: 'secondary-solid', least: 3 },
  { text: 'highlight', on: 'primary-solid', least: 3 },
  { text: 'highlight', on: 'secondary-solid', least: 3 },
];

export function promised(pair: Pair, theme: 'light' | 'dark'): number {
  return typeof pair.least === 'number' ? pair.least : pair.least[theme];
}
