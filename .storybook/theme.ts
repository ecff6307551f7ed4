import { create } from 'storybook/theming';
import { color, font, path } from '../packages/ui/src/tokens/generated/tokens.ts';

const families = (name: keyof typeof font) => font[name].families.map((family) => `'${family}'`).join(', ');

/** Storybook's own interface in the colours of the tokens, as values, because it does not support custom properties. */
const themed = (base: 'light' | 'dark') =>
  create({
    base,
    brandTitle: 'laliaflia',
    brandTarget: '_self',
    colorPrimary: color.kingfisher[base],
    colorSecondary: color['kingfisher-text'][base],
    appBg: color.ground[base],
    appContentBg: color.raised[base],
    appPreviewBg: color.ground[base],
    appBorderColor: color.line[base],
    appBorderRadius: path.brand.radius.control,
    inputBorderRadius: path.brand.radius.control,
    inputBg: color.raised[base],
    inputBorder: color.control[base],
    inputTextColor: color.ink[base],
    textColor: color.ink[base],
    textMutedColor: color.muted[base],
    barBg: color.raised[base],
    barTextColor: color.muted[base],
    barHoverColor: color['kingfisher-text'][base],
    barSelectedColor: color['kingfisher-text'][base],
    fontBase: families('text'),
    fontCode: families('mono'),
  });

export const light = themed('light');
export const dark = themed('dark');
