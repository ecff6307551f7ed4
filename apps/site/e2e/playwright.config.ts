import path from 'node:path';
import { shellOptions } from '@laliaflia/tooling/browser.ts';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { shared } from './support/installations.ts';

const results = path.resolve(import.meta.dirname, '../../../test-results');
const { args = [], ...browser } = shellOptions();

/** For whoever counts the tests of a run; its path is in PLAYWRIGHT_JSON_OUTPUT_FILE. */
const counted: ReporterDescription[] = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json']] : [];

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(results, 'e2e'),
  globalSetup: './support/global-setup.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // A busy machine is no failure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./faults/table-reporter.ts'], ...counted],
  projects: [
    {
      // A visitor and the site as it is.
      name: 'journeys',
      testIgnore: 'faults/**',
      snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
      use: {
        baseURL: shared.url,
        launchOptions: { ...browser, args },
        viewport: { width: 1280, height: 800 },
        // What the browser has fetched and compiled once, it need not fetch and compile for every test.
        reuseContext: true,
        // A trace costs a third of the time: it is for whoever looks for a cause, not for the gate.
        trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
      },
    },
    {
      // A visitor, the site, and something that goes wrong between them.
      name: 'faults',
      testMatch: 'faults/*.spec.ts',
      // Nothing that is proved here can be seen in images, and they take their time.
      use: { launchOptions: { ...browser, args: [...args, '--blink-settings=imagesEnabled=false'] } },
    },
  ],
});
