import { brands } from '../../../../../../.storybook/brands.ts';
import { type ColorName, color } from '../../../tokens/generated/tokens.ts';
import { type BrandSeeds, seedFrom } from './seeds.ts';

const ours = (name: ColorName) => seedFrom(color[name].light, color[name].dark);

/**
 * The colours that ours was drawn from. Our own tokens are set by hand, so what `createTheme` makes of these is a
 * sister of our theme and not the same.
 */
export const ownSeeds: BrandSeeds = {
  primary: ours('primary-solid'),
  secondary: ours('secondary-solid'),
  highlight: ours('highlight'),
  neutral: color['text-soft'].light,
  danger: ours('danger-text'),
  success: ours('success-solid'),
};

/** Where one can begin: our own brand, and the samples of the toolbar. */
export const presets: readonly { title: string; seeds: BrandSeeds }[] = [
  { title: 'Our brand', seeds: ownSeeds },
  ...Object.values(brands),
];
