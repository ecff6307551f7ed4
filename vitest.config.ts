import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './packages/tooling/src/browser.ts';
import { screenshots } from './packages/tooling/src/screenshots/plugin.ts';
import {
  nodeProjects,
  patience,
  root,
  shared,
  strictConsole,
} from './packages/tooling/src/vitest/node.config.ts';
import { browser, expectation, optimizeDeps, uiProject } from './packages/tooling/src/vitest/ui.config.ts';

export default defineConfig({
  test: {
    ...shared,
    projects: [
      ...nodeProjects,
      uiProject,
      {
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') }), screenshots()],
        optimizeDeps: {
          // Only here: these import virtual modules, and without the plugins of .storybook/main.ts a scan ends there. Not
          // main.ts itself: it runs in Node and leads to binaries that no browser loads.
          entries: [
            ...optimizeDeps.entries,
            '.storybook/{*.tsx,vitest.setup.ts}',
            'apps/{desk,site}/stories/**/*.tsx',
          ],
          include: [...optimizeDeps.include, '@storybook/addon-a11y/preview'],
        },
        test: {
          name: 'storybook',
          // One page waits for its screenshot while the other renders.
          maxWorkers: 2,
          // A new page for every file costs time; the setup file clears what a story leaves behind.
          isolate: false,
          testTimeout: patience,
          expect: expectation,
          // The screenshot of a sheet is taken in a hook.
          hookTimeout: 3 * patience,
          setupFiles: [strictConsole, path.join(root, '.storybook/vitest.setup.ts')],
          browser: {
            ...browser,
            // Nothing moves in a story under test; motion has its own tests.
            provider: playwright({
              launchOptions: launchOptions(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
          },
        },
      },
    ],
  },
});
