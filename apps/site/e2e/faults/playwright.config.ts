import path from 'node:path';
import { launchOptions } from '@laliaflia/tooling/browser.ts';
import { defineConfig, type LaunchOptions } from '@playwright/test';

const results = path.resolve(import.meta.dirname, '../../../../test-results');

/** Nothing that is proved here can be seen in them, and they take their time. */
function withoutPictures({ args = [], ...options }: LaunchOptions): LaunchOptions {
  return { ...options, args: [...args, '--blink-settings=imagesEnabled=false'] };
}

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(results, 'faults'),
  testMatch: '*.spec.ts',
  globalSetup: './global-setup.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // A busy machine is no failure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: path.join(results, 'faults.json') }], ['./table-reporter.ts']],
  use: { launchOptions: withoutPictures(launchOptions()) },
});
