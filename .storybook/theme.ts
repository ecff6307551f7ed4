import { create } from 'storybook/theming';
import { color, font, path } from '../packages/ui/src/tokens/generated/tokens.ts';

const families = (name: keyof typeof font) => font[name].families.map((family) => `'${family}'`).join(', ');

/** Storybook's own interface in the colours of the tokens, as values, because it does not support custom properties. */
const themed = (base: 'light' | 'dark') =>
  create({
    base,
    brandTitle: 'laliaflia',
    brandTarget: '_self',
    colorPrimary: color['primary-solid'][base],
    colorSecondary: color['primary-text'][base],
    appBg: color.page[base],
    appContentBg: color.surface[base],
    appPreviewBg: color.page[base],
    appBorderColor: color.line[base],
    appBorderRadius: path.brand.radius.control,
    inputBorderRadius: path.brand.radius.control,
    inputBg: color.surface[base],
    inputBorder: color.control[base],
    inputTextColor: color.text[base],
    textColor: color.text[base],
    textMutedColor: color['text-soft'][base],
    barBg: color.surface[base],
    barTextColor: color['text-soft'][base],
    barHoverColor: color['primary-text'][base],
    barSelectedColor: color['primary-text'][base],
    fontBase: families('text'),
    fontCode: families('mono'),
  });

export const light = themed('light');
export const dark = themed('dark');
