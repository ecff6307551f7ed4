import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { shellOptions } from '../browser.ts';
import { patience, root, shared, strictConsole } from './node.config.ts';
import { parkPointer } from './pointer.ts';

export const expectation = { poll: { timeout: 10_000 } };

export const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: shellOptions() }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1200, height: 900 } }],
};

// A dependency discovered late makes Vite reload the page under a running test, which kills the first run on a cold
// cache: whatever a browser test can reach is found by scanning the sources and named here where a scan cannot see it.
export const optimizeDeps = {
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

export const uiProject = {
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
};

/** The tests of the components. By themselves they start without Storybook, which takes seconds to load. */
export default defineConfig({ test: { ...shared, projects: [uiProject] } });
