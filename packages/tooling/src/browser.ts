import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** Where Debian, Ubuntu and their relatives put a Chromium that comes from the package manager. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * What every browser of the proof is started with. The switches keep a picture the same from run to run and from
 * processor to processor (no hinting, one colour profile, no tiles patched together, no special instructions), and keep
 * the browser from talking to the network on its own account.
 */
const launchArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
];

/**
 * The Chromium to use: the one named by CHROMIUM_PATH, else the system's, else undefined, which means Playwright's own
 * (see `ensureBrowser` in install-browser.ts).
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) {
      throw new Error(
        `CHROMIUM_PATH names ${named}, and no file is there: correct the variable, or unset it to have a browser found or brought.`,
      );
    }
    return named;
  }
  return systemPaths.find((path) => existsSync(path));
}

/** Launch options for Playwright, the same in every project that opens a browser. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  return executablePath === undefined ? { args: launchArguments } : { args: launchArguments, executablePath };
}

/** Debian's Chromium without its window: no address bar that every context starts two pages for. */
const systemShell = '/usr/bin/chromium-headless-shell';

/**
 * Launch options for tests that open many contexts and compare no screenshots, which the shell draws a little
 * differently: the system's headless shell where there is one and nobody names another browser.
 */
export function shellOptions(): LaunchOptions {
  if (process.env.CHROMIUM_PATH || !existsSync(systemShell)) return launchOptions();
  return { args: launchArguments, executablePath: systemShell };
}
