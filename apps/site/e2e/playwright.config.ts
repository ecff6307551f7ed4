import path from 'node:path';
import { shellOptions } from '@laliaflia/tooling/browser.ts';
import { journeysEngine } from '@laliaflia/tooling/engine.ts';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { shared } from './support/installations.ts';

const results = path.resolve(import.meta.dirname, '../../../test-results');
const { args: switches = [], ...browser } = shellOptions();
/** A word is as wide on every machine, so that a distance can be measured to the pixel. */
const args = [...switches, '--font-render-hinting=none'];

/** Which engine runs the journeys: `pnpm test --browser firefox`. The other projects are Chromium's alone. */
const engine = journeysEngine();
const launchOptions = engine === 'chromium' ? { ...browser, args } : {};

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
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./faults/table-reporter.ts'],
    ['./a11y/result-reporter.ts'],
    ['./support/passed-reporter.ts'],
    ...counted,
  ],
  projects: [
    {
      // The site without faults.
      name: 'journeys',
      testIgnore: ['faults/**', 'a11y/**'],
      snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
      use: {
        baseURL: shared.url,
        browserName: engine,
        launchOptions,
        viewport: { width: 1280, height: 800 },
        // The context is reused, so that the browser does not fetch and compile everything for every test.
        reuseContext: true,
        // A trace costs a third of the time, so it is recorded only on a developer's machine.
        trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
      },
    },
    {
      // Two engines on every page and state, in every mode: pnpm a11y.
      name: 'a11y',
      testMatch: 'a11y/*.spec.ts',
      use: { baseURL: shared.url, launchOptions: { ...browser, args } },
    },
    {
      // The site with faults between the visitor and the servers.
      name: 'faults',
      testMatch: 'faults/*.spec.ts',
      // These tests check no images, which take time to load.
      use: { launchOptions: { ...browser, args: [...args, '--blink-settings=imagesEnabled=false'] } },
    },
  ],
});
