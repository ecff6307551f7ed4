import path from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { engine, unseen, withPictures } from './support/browser.ts';
import { shared } from './support/installations.ts';

const results = path.resolve(import.meta.dirname, '../../../test-results');
/** The JSON report for the test run that counts the tests; its path is in PLAYWRIGHT_JSON_OUTPUT_FILE. */
const counted: ReporterDescription[] = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json']] : [];

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(results, 'e2e'),
  globalSetup: './support/global-setup.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./faults/table-reporter.ts'],
    ['./a11y/result-reporter.ts'],
    ['./support/passed-reporter.ts'],
    ...counted,
  ],
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  projects: [
    {
      // The site without faults.
      name: 'journeys',
      testIgnore: ['faults/**', 'a11y/**'],
      use: {
        baseURL: shared.url,
        browserName: engine,
        ...unseen,
        contextOptions: { reducedMotion: 'reduce' },
        viewport: { width: 1280, height: 800 },
        // The context is reused, so that the browser does not fetch and compile everything for every test.
        reuseContext: true,
        // A trace costs a third of the time, so it is recorded only on a developer's machine.
        trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
      },
    },
    {
      // Two engines on every page and state, in every mode, the keyboard, and what is heard: pnpm a11y.
      name: 'a11y',
      testMatch: ['a11y/*.spec.ts', 'transcripts.spec.ts'],
      use: { baseURL: shared.url, launchOptions: withPictures },
    },
    {
      // The site with faults between the visitor and the servers.
      name: 'faults',
      testMatch: 'faults/*.spec.ts',
      use: unseen,
    },
  ],
});
