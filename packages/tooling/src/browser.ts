import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** Paths of a Chromium from the package manager on Debian, Ubuntu and related systems. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * Switches for every browser of the tests. They keep screenshots the same in every run and on every processor (no
 * hinting, one colour profile, no separate tiles, no special instructions), and stop the browser's own network
 * requests.
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
 * The Chromium to use: the one in CHROMIUM_PATH, otherwise the system's, otherwise undefined for Playwright's own
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

/** Debian's headless shell: it has no address bar, for which every context would start two pages. */
const systemShell = '/usr/bin/chromium-headless-shell';

/**
 * Launch options for tests that open many contexts and compare no screenshots, because the headless shell renders
 * slightly differently: the system's headless shell if there is one and no other browser is set.
 */
export function shellOptions(): LaunchOptions {
  if (process.env.CHROMIUM_PATH || !existsSync(systemShell)) return launchOptions();
  return { args: launchArguments, executablePath: systemShell };
}
