import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview, ReactRenderer } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import './preview.css';
import theme from './theme.ts';

/** Direction and path are attributes of the document, exactly as the site sets them. */
const withDocumentAttributes: Decorator = (Story, { globals }) => {
  const { direction, path } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'en';
    root.dir = direction;
    if (path === 'default') delete root.dataset.path;
    else root.dataset.path = path;
  }, [direction, path]);
  return <Story />;
};

const preview: Preview = {
  initialGlobals: { direction: 'ltr', path: 'default' },
  globalTypes: {
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    path: {
      description: 'Accent and shape of the two paths',
      toolbar: {
        title: 'Path',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'default', title: 'Default' },
          { value: 'design', title: 'Design Skills' },
          { value: 'methods', title: 'Design Methods' },
        ],
      },
    },
  },
  decorators: [
    withDocumentAttributes,
    withThemeByDataAttribute<ReactRenderer>({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
      parentSelector: 'html',
    }),
  ],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    // Only what declares itself `pictured` is; the same two pictures as in the local comparison.
    chromatic: { disableSnapshot: true, modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    controls: { expanded: true },
    docs: { theme },
    options: {
      storySort: {
        order: ['Welcome', 'Foundations', 'Primitives', 'Media', 'Sections', 'Pages'],
      },
    },
  },
};

export default preview;
