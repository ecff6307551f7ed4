import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchOptions } from '@laliaflia/tooling/browser.ts';
import { results } from '@laliaflia/tooling/paths.ts';
import { compareFiles } from '@laliaflia/tooling/screenshots/compare.ts';
import { type Browser, chromium } from 'playwright';
import { buildPackage } from './package/build.ts';
import { dist } from './package/paths.ts';
import { hashOfTarball, writeProof } from './package/proof.ts';
import { buildIn, type Framework, frameworks, setUpFrameworks } from './published/frameworks.ts';
import { packers } from './published/run-tools.ts';
import { serveFramework } from './published/serve-framework.ts';

/*
 * The recipes of the README for Next.js, React Router and Astro, each with the same page of ten sections in another
 * brand: installed from the tarball, built, served, and compared by picture with the page in plain Vite. A command of
 * its own, `pnpm proof:consumers`: the frameworks take a minute or two. `pnpm release` asks for its pass. One alone:
 * `pnpm proof:consumers next`, which leaves no pass.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !frameworks.some((each) => each.name === name));
if (unknown.length > 0)
  throw new Error(
    `Unknown: ${unknown.join(', ')}. There are ${frameworks.map(({ name }) => name).join(', ')}.`,
  );
const chosen = frameworks.filter(({ name }) => asked.length === 0 || name === 'vite' || asked.includes(name));

const looks = [
  { name: 'light', width: 1440, theme: 'light', dir: 'ltr' },
  { name: 'dark-rtl', width: 1440, theme: 'dark', dir: 'rtl' },
  { name: 'phone-dark-rtl', width: 390, theme: 'dark', dir: 'rtl' },
] as const;

const pictures = path.join(results, 'consumers');
const pictureOf = (name: string, look: string) => path.join(pictures, `${look}-${name}.png`);

/** Takes the pictures of an application, and returns what its browser complains about. */
async function photograph(browser: Browser, { name }: Framework, url: string): Promise<string[]> {
  const complaints: string[] = [];
  for (const look of looks) {
    const page = await browser.newPage({
      viewport: { width: look.width, height: 900 },
      reducedMotion: 'reduce',
      colorScheme: look.theme,
    });
    page.on('pageerror', ({ message }) => complaints.push(`${name}: ${message}`));
    page.on('console', (message) => {
      // The applications have no icon of their own.
      if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
        complaints.push(`${name}: ${message.text()}`);
    });
    // A folder of files may be served without its index where the address has no slash at the end.
    await page.goto(name === 'vite' ? url : `${url}/ten${name === 'astro' ? '/' : ''}`, {
      waitUntil: 'networkidle',
    });
    await page.evaluate(async ({ theme, dir }) => {
      const root = document.documentElement;
      root.dataset.theme = theme;
      root.dir = dir;
      await document.fonts.ready;
    }, look);
    await page.locator('summary').first().click();
    await page.screenshot({ path: pictureOf(name, look.name), fullPage: true, animations: 'disabled' });
    await page.close();
  }
  return complaints;
}

function differences({ name }: Framework): string[] {
  return looks.flatMap((look) => {
    const difference = path.join(pictures, `${look.name}-${name}-difference.png`);
    const found = compareFiles(pictureOf('vite', look.name), pictureOf(name, look.name), difference);
    return found === undefined ? [] : [`${name}, ${look.name}: ${found}; see ${pictures}.`];
  });
}

/** Builds, serves and compares one of them, and returns what is wrong. */
async function prove(browser: Browser, folder: string, framework: Framework): Promise<string[]> {
  await buildIn(folder, framework);
  const served = await serveFramework(folder, framework);
  try {
    const complaints = await photograph(browser, framework, served.url);
    return framework.name === 'vite' ? complaints : [...complaints, ...differences(framework)];
  } finally {
    await served.close();
  }
}

await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
const folder = await mkdtemp(path.join(tmpdir(), 'laliaflia-frameworks-'));
const browser = await chromium.launch(launchOptions());
try {
  await buildPackage();
  await packers.npm(['pack', '--pack-destination', folder], dist);
  const file = (await readdir(folder)).find((each) => each.endsWith('.tgz')) ?? '';
  const tarball = path.join(folder, file);
  await setUpFrameworks(folder, tarball);
  const wrong: string[] = [];
  for (const framework of chosen) {
    const start = Date.now();
    const found = await prove(browser, folder, framework).catch((error: unknown) => [
      `${framework.name}: ${error instanceof Error ? error.message : error}`,
    ]);
    wrong.push(...found);
    const seconds = ((Date.now() - start) / 1000).toFixed(0);
    console.log(`${framework.name}: ${found.length === 0 ? 'passed' : 'FAILED'}, ${seconds} s`);
  }
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length === 0 && asked.length === 0)
    await writeProof({ tarball: hashOfTarball(tarball), frameworks: frameworks.map(({ name }) => name) });
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
