import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from '@laliaflia/tooling/report.ts';
import type { Browser } from 'playwright';
import { type Consumer, type consumers, setUp } from './consumers.ts';
import { openPage } from './open-page.ts';
import { node } from './run-tools.ts';

const resolutions = [
  ['bundler', 'esnext'],
  ['nodenext', 'nodenext'],
] as const;

const tool = ({ folder }: Consumer, file: string) => path.join(folder, 'node_modules', file);

/**
 * Every entry that the installed package names, by its public name, found or loaded by Node itself: no bundler that
 * forgives a missing ending.
 */
async function loadEverything(consumer: Consumer): Promise<void> {
  const script = path.join(consumer.folder, 'load.js');
  await writeFile(
    script,
    `import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import manifest from '@laliaflia/ui/package.json' with { type: 'json' };

for (const [entry, file] of Object.entries(manifest.exports)) {
  const name = '@laliaflia/ui' + entry.slice(1);
  if (!existsSync(fileURLToPath(import.meta.resolve(name)))) throw new Error(name + ' leads nowhere.');
  if (!file.endsWith('.js')) continue;
  if (Object.keys(await import(name)).length === 0) throw new Error(name + ' exports nothing.');
}\n`,
  );
  await node(script, [], consumer.folder);
}

async function build(consumer: Consumer): Promise<void> {
  const vite = tool(consumer, 'vite/bin/vite.js');
  await node(vite, ['build', '--logLevel', 'error'], consumer.folder);
  const server = ['--ssr', 'src/server.tsx', '--outDir', 'server'];
  await node(vite, ['build', '--logLevel', 'error', ...server], consumer.folder);
}

/** Renders the page in Node and puts it into the built HTML, for the browser to hydrate. */
async function renderOnServer(consumer: Consumer): Promise<void> {
  const html = await node(path.join(consumer.folder, 'server/server.js'), [], consumer.folder);
  for (const wanted of ['<h1', 'id="primary"', 'Three methods', '<svg', 'id="drawing"', 'data-router-link']) {
    if (!html.includes(wanted)) throw new Error(`The page rendered on the server has no ${wanted}:\n${html}`);
  }
  const file = path.join(consumer.folder, 'dist/index.html');
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('<!--page-->', () => html),
  );
}

export interface ConsumerCheck {
  name: keyof typeof consumers;
  /** The folder to set the application up in. */
  parent: string;
  tarball: string;
  browser: Browser;
  report: Report;
}

export async function checkConsumer({ name, parent, tarball, browser, report }: ConsumerCheck) {
  const consumer = await report.check(`${name}: installs`, () => setUp(name, parent, tarball));
  if (consumer === undefined) return;
  for (const [resolution, module] of resolutions) {
    await report.check(`${name}: types, as ${resolution} finds them`, () =>
      node(
        tool(consumer, 'typescript/bin/tsc'),
        ['-p', '.', '--moduleResolution', resolution, '--module', module],
        consumer.folder,
      ),
    );
  }
  await report.check(`${name}: Node loads every entry`, () => loadEverything(consumer));
  await report.check(`${name}: builds`, () => build(consumer));
  await report.check(`${name}: renders on a server`, () => renderOnServer(consumer));
  await openPage(consumer, browser, report);
}
