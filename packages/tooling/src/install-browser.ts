import { chromium } from 'playwright';
import { findChromium, launchOptions } from './browser.ts';
import { fromRoot } from './paths.ts';
import { runNode } from './process.ts';

async function launchedVersion(): Promise<string> {
  const browser = await chromium.launch(launchOptions());
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}

/**
 * Makes sure that a browser can be started, installs Playwright's own if the machine has none, and returns its
 * version.
 */
export async function ensureBrowser(): Promise<string> {
  try {
    return await launchedVersion();
  } catch (error) {
    const path = findChromium();
    if (path !== undefined) {
      throw new Error(
        `${path} does not start: ${(error as Error).message}\nSet CHROMIUM_PATH to a Chromium that does, or remove this one to have one brought.`,
      );
    }
  }
  console.log('No Chromium found; fetching the one Playwright brings (once per machine).');
  await runNode(fromRoot('node_modules/playwright/cli.js'), ['install', 'chromium']);
  try {
    return await launchedVersion();
  } catch (error) {
    throw new Error(
      `No browser can be started: ${(error as Error).message}\nInstall Chromium with the system's package manager ("apt-get install chromium" on Debian), or name one in CHROMIUM_PATH.`,
    );
  }
}
