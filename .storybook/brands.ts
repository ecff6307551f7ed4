import { createTheme, type ThemeOptions } from '../packages/ui/src/tokens/create-theme.ts';

/** Samples: brands of nobody, as far from ours and from each other as six colours can be. */
export const brands = {
  ember: {
    title: 'Ember',
    seeds: {
      primary: '#c2410c',
      secondary: '#86198f',
      highlight: '#ffb4c8',
      neutral: '#6b5f57',
      danger: '#b91c1c',
      success: '#166534',
    },
  },
  tide: {
    title: 'Tide',
    seeds: {
      primary: '#0e7490',
      secondary: '#3f6212',
      highlight: '#fde68a',
      neutral: '#57626b',
      danger: '#be123c',
      success: '#166534',
    },
  },
  graphite: {
    title: 'Graphite',
    seeds: {
      primary: { light: '#18181b', dark: '#e4e4e7' },
      secondary: '#facc15',
      highlight: '#fef08a',
      neutral: '#6b6b70',
      danger: '#b91c1c',
      success: '#15803d',
    },
  },
} as const satisfies Record<string, { title: string; seeds: ThemeOptions }>;

const sheetOf = (brand: string, seeds: ThemeOptions) => createTheme({ ...seeds, brand }).css;

/** Adds the variables of every brand, which hold wherever `data-brand` names it. */
export function addBrands(document: Document): void {
  const sheet = document.createElement('style');
  sheet.textContent = Object.entries(brands)
    .map(([brand, { seeds }]) => sheetOf(brand, seeds))
    .join('');
  document.head.append(sheet);
}
