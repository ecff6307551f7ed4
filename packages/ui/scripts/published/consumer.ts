import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchOptions } from '@laliaflia/tooling/browser.ts';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Consumer, type consumers, setUp } from './consumers.ts';
import { testPage } from './open-page.ts';
import { node } from './run-tools.ts';

const resolutions = [
  ['bundler', 'esnext'],
  ['nodenext', 'nodenext'],
] as const;

const tool = ({ folder }: Consumer, file: string) => path.join(folder, 'node_modules', file);

/**
 * Every entry of the installed package, loaded by Node itself, because a bundler would accept a missing file
 * extension.
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
async function renderOnServer(consumer: Consumer): Promise<string> {
  const html = await node(path.join(consumer.folder, 'server/server.js'), [], consumer.folder);
  const file = path.join(consumer.folder, 'dist/index.html');
  const built = await readFile(file, 'utf8');
  await writeFile(
    file,
    built.replace('<!--page-->', () => html),
  );
  return html;
}

/** An application outside the workspace that installs the library: from the installation to the page in a browser. */
export function testConsumer(name: keyof typeof consumers): void {
  describe(`an application with the ${name} styles`, () => {
    const { tarball, folder } = inject('published');
    let consumer: Consumer;
    let browser: Browser;

    beforeAll(async () => {
      consumer = await setUp(name, folder, tarball);
      browser = await chromium.launch(launchOptions());
    });
    afterAll(() => browser?.close());

    test.each(resolutions)('has types, as %s finds them', async (resolution, module) => {
      const options = ['-p', '.', '--moduleResolution', resolution, '--module', module];
      await node(tool(consumer, 'typescript/bin/tsc'), options, consumer.folder);
    });

    test('loads every entry in Node', () => loadEverything(consumer));

    describe('built', () => {
      let html: string;

      beforeAll(async () => {
        await build(consumer);
        html = await renderOnServer(consumer);
      });

      test.each(['<h1', 'id="primary"', 'Three methods', '<svg', 'id="drawing"', 'data-router-link'])(
        'has %s in the page rendered on the server',
        (wanted) => expect(html).toContain(wanted),
      );

      testPage(
        () => consumer,
        () => browser,
      );
    });
  });
}
