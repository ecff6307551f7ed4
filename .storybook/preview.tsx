import type { Preview } from '@storybook/react-vite';
import { settleFirst, withSettings } from './decorators.tsx';
import { code, jsx } from './docs/code.ts';
import { Container } from './docs/container.tsx';
import { settingsOfHolder } from './docs/frames.ts';
import { followInFrame } from './docs/in-frame.ts';
import { Page } from './docs/page.tsx';
import { withOurProps } from './docs/props.ts';
import { docsRenderer } from './docs/renderer.ts';
import { modes, viewports } from './modes.ts';
import './preview.css';
import { blockNavigation } from './block-navigation.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

blockNavigation(document);
followInFrame();

const preview: Preview = {
  // A component is ready unless its meta says `new`; stages.ts has the two words and what they promise.
  tags: ['ready'],
  // In a frame on a docs page: those of the page.
  initialGlobals: { ...initialGlobals, ...settingsOfHolder() },
  globalTypes,
  beforeEach: settleFirst,
  decorators: [withSettings],
  argTypesEnhancers: [withOurProps],
  parameters: {
    // Only violations are worth describing. What would be fetched beforehand is for sound that plays by itself.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    // Only stories with the parameters `screenshot` of modes.ts have one, in the modes named there.
    chromatic: { disableSnapshot: true, modes },
    controls: { expanded: true },
    docs: { container: Container, page: Page, renderer: docsRenderer, source: code },
    jsx,
    options: {
      storySort: {
        includeNames: true,
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Radii', 'Motion', 'Figures', 'Writing', 'Accessibility'],
          'Primitives',
          ['*', ['Docs', 'Playground', '*', 'Matrix']],
          'Media',
          ['*', ['Docs', 'Playground', '*', 'Matrix']],
          'Sections',
          ['*', ['Docs', 'Playground', '*', 'Matrix']],
          'Pages',
          ['Home and contact', 'Design Skills', 'Design Methods', 'Company', 'Pictures', 'Composer'],
        ],
      },
    },
  },
};

export default preview;
