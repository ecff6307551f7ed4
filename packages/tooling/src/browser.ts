import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** Paths of a Chromium from the package manager on Debian, Ubuntu and related systems. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** Switches for every browser of the tests: no window, no request of its own. */
const always = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without the optimizing compiler, which costs more than it gives where pages live for seconds. */
export const withoutOptimizing = '--js-flags=--max-optimized-bytecode-size=1 --no-use-osr';

/**
 * They keep screenshots the same in every run and on every processor: no hinting, one colour profile, no separate tiles,
 * no special instructions. Drawing costs more with them.
 */
const sameDrawing = [
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

/** Launch options for what compares screenshots. */
export const launchOptions = (): LaunchOptions => launch(findChromium(), [...always, ...sameDrawing]);

/** Debian's headless shell: it has no address bar, for which every context would start two pages. */
const systemShell = '/usr/bin/chromium-headless-shell';

/**
 * Launch options for what compares no screenshots: the system's headless shell, which draws slightly differently, if there is
 * one and no other browser is set.
 */
export function shellOptions(): LaunchOptions {
  const useShell = !process.env.CHROMIUM_PATH && existsSync(systemShell);
  return launch(useShell ? systemShell : findChromium(), always);
}

function launch(executablePath: string | undefined, args: string[]): LaunchOptions {
  return executablePath === undefined ? { args } : { args, executablePath };
}
