import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shellOptions } from '@laliaflia/tooling/browser.ts';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Consumer, type consumers, setUp } from './consumers.ts';
import { testPage } from './open-page.ts';
import { node, type Packer } from './run-tools.ts';
import { buildConsumer, checkTypes, renderOnServer } from './use-consumer.ts';

/** How TypeScript finds the types of a package, and the modules that this goes with. */
const modules = { bundler: 'esnext', nodenext: 'nodenext' } as const;

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

interface Circumstances {
  packer: Packer;
  /** One in each application: the types are the same, whichever styles it has and whoever packed it (packing.test.ts). */
  resolution: keyof typeof modules;
}

/** An application outside the workspace that installs the library: from the installation to the page in a browser. */
export function testConsumer(name: keyof typeof consumers, { packer, resolution }: Circumstances): void {
  describe(`an application with the ${name} styles, packed by ${packer}`, () => {
    const { tarballs, folder } = inject('published');
    let consumer: Consumer;
    let browser: Browser;

    beforeAll(async () => {
      consumer = await setUp(name, folder, tarballs[packer]);
      browser = await chromium.launch(shellOptions());
    });
    afterAll(() => browser?.close());

    test(`has types, as ${resolution} finds them`, () =>
      checkTypes(consumer, resolution, modules[resolution]));

    test('loads every entry in Node', () => loadEverything(consumer));

    describe('built', () => {
      let html: string;

      beforeAll(async () => {
        await buildConsumer(consumer);
        html = await renderOnServer(consumer);
      });

      test.each(['<h1', 'id="primary"', 'Three methods', '<svg', 'id="drawing"', 'data-router-link'])(
        'has %s in the page rendered on the server',
        (wanted) => expect(html).toContain(wanted),
      );

      test('renders a page of three sections that was written from llms.txt and components.json', async () => {
        const server = path.join(consumer.folder, 'server/server.js');
        const page = await node(server, ['index'], consumer.folder);
        expect(page.match(/<h[12]/g)).toHaveLength(3);
        expect(page).toContain('Enter a harbour by night');
      });

      testPage(
        () => consumer,
        () => browser,
      );
    });
  });
}
