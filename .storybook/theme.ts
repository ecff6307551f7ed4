import { create } from 'storybook/theming';

const text = "'Hanken Grotesk', system-ui, sans-serif";

/** Storybook itself in the light colours of the brief; its own parts know no custom properties. */
export default create({
  base: 'light',
  brandTitle: 'laliaflia',
  brandTarget: '_self',
  colorPrimary: '#1f3dff',
  colorSecondary: '#1f3dff',
  appBg: '#f2f5f1',
  appContentBg: '#ffffff',
  appPreviewBg: '#f2f5f1',
  appBorderColor: '#d5ddd6',
  appBorderRadius: 13,
  inputBorderRadius: 13,
  textColor: '#0e1a17',
  textMutedColor: '#52625c',
  barBg: '#ffffff',
  barTextColor: '#52625c',
  barSelectedColor: '#1f3dff',
  fontBase: text,
  fontCode: "'Geist Mono', ui-monospace, monospace",
});
