import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions, shellOptions } from './packages/tooling/src/browser.ts';
import { screenshots } from './packages/tooling/src/screenshots/plugin.ts';
import { nodeProjects, patience, shared, strictConsole } from './packages/tooling/src/vitest/node.config.ts';
import { parkPointer } from './packages/tooling/src/vitest/pointer.ts';

const root = import.meta.dirname;
const expectation = { poll: { timeout: 10_000 } };

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: shellOptions() }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1200, height: 900 } }],
};

// A dependency discovered late makes Vite reload the page under a running test, which kills the first run on a cold
// cache: whatever a browser test can reach is found by scanning the sources and named here where a scan cannot see it.
const optimizeDeps = {
  entries: ['packages/ui/{src,test}/**/*.tsx'],
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'vitest-browser-react',
  ],
};

export default defineConfig({
  test: {
    ...shared,
    projects: [
      ...nodeProjects,
      {
        plugins: [react(), tailwindcss()],
        optimizeDeps,
        test: {
          name: 'ui',
          // A new page for every file costs as much as its tests; the setup file clears what a test leaves behind.
          isolate: false,
          testTimeout: patience,
          expect: expectation,
          include: ['packages/ui/**/*.test.tsx'],
          setupFiles: [strictConsole, path.join(root, 'packages/ui/test/setup.ts')],
          browser: { ...browser, commands: { parkPointer } },
        },
      },
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
