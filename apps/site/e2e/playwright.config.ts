import path from 'node:path';
import { launchOptions } from '@laliaflia/tooling/browser.ts';
import { defineConfig } from '@playwright/test';
import { shared } from './support/installations.ts';

export default defineConfig({
  testDir: import.meta.dirname,
  testIgnore: '**/e2e/faults/**',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  outputDir: path.resolve(import.meta.dirname, '../../../test-results/e2e'),
  globalSetup: './support/global-setup.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // A busy machine is no failure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: shared.url,
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    // A trace costs a third of the time: it is for whoever looks for a cause, not for the gate.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
  },
});
