import type { Preview } from '@storybook/react-vite';
import { addBrands } from './brands.ts';
import { settleFirst, withLanguage, withSettings } from './decorators.tsx';
import { code, jsx } from './docs/code.ts';
import { Container } from './docs/container.tsx';
import { settingsOfDocsPage } from './docs/frames.ts';
import { followInFrame } from './docs/in-frame.ts';
import { Page } from './docs/page.tsx';
import { withOurProps } from './docs/props.ts';
import { docsRenderer } from './docs/renderer.ts';
import { modes, viewports } from './modes.ts';
import './preview.css';
import { blockNavigation } from './block-navigation.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

document.documentElement.classList.add('laliaflia');
blockNavigation(document);
addBrands(document);
followInFrame();

const preview: Preview = {
  // A component is ready unless its meta names another stage; stages.ts describes them.
  tags: ['ready'],
  // In a frame on a docs page: the settings of the page.
  initialGlobals: { ...initialGlobals, ...settingsOfDocsPage() },
  globalTypes,
  beforeEach: settleFirst,
  decorators: [withLanguage, withSettings],
  argTypesEnhancers: [withOurProps],
  parameters: {
    // Only violations are reported. Preloading would only be needed for media that plays automatically.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    // Only stories with the parameters `screenshot` of modes.ts have screenshots, in the modes named there.
    chromatic: { disableSnapshot: true, modes },
    controls: { expanded: true },
    docs: { container: Container, page: Page, renderer: docsRenderer, source: code },
    jsx,
    options: {
      storySort: {
        includeNames: true,
        order: [
          'Welcome',
          'Start here',
          'Foundations',
          [
            'Colour',
            'Brand',
            'Type',
            'Space and shape',
            'Radii',
            'Motion',
            'Figures',
            'Writing',
            'Accessibility',
          ],
          'Patterns',
          ['Forms', 'Errors', 'Empty', 'Loading', 'Confirmation', 'Filtering'],
          'Primitives',
          ['*', ['Docs', 'Playground', '*', 'Matrix']],
          'Media',
          ['*', ['Docs', 'Playground', '*', 'Matrix']],
          'Sections',
          ['*', ['Docs', 'Playground', '*', 'Matrix']],
          'Pages',
          ['Home and contact', 'Design Skills', 'Design Methods', 'Company', 'Pictures', 'Composer', 'Desk'],
        ],
      },
    },
  },
};

export default preview;
