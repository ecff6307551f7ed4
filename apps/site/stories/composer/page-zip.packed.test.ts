import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shellOptions } from '@laliaflia/tooling/browser.ts';
import { fromRoot } from '@laliaflia/tooling/paths.ts';
import { run, runNode } from '@laliaflia/tooling/process.ts';
import { unzipSync } from 'fflate';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { expect, inject, test } from 'vitest';
import { pageFiles } from './page-file.ts';
import { pageZip } from './page-zip.ts';

const chosen = [
  { name: 'PageIntro', data: { title: 'Spring offer', lead: 'Three workshops for the price of two.' } },
  {
    name: 'Faq',
    data: {
      title: 'Questions',
      entries: [{ id: 'one', question: 'Until when?', answer: 'Until the first of May.' }],
    },
  },
];

async function works(ended: Promise<{ code: number; output: string }>): Promise<void> {
  const { code, output } = await ended;
  expect(code, output).toBe(0);
}

/** What somebody does with the zip that the composer hands out: unpack it, install, build, open. */
test('the zip of a composed page is an application that builds and opens', { timeout: 240_000 }, async () => {
  const { tarballs, folder } = inject('published');
  const zip = await pageZip('spring', pageFiles('spring', chosen), await readFile(tarballs.npm));
  for (const [file, bytes] of Object.entries(unzipSync(zip))) {
    const target = path.join(folder, 'zip', file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  const unpacked = path.join(folder, 'zip/spring');
  // With what the workspace has installed already, it needs hardly a request.
  await cp(fromRoot('pnpm-lock.yaml'), path.join(unpacked, 'pnpm-lock.yaml'));
  const quiet = { cwd: unpacked, quiet: true } as const;
  const tool = (file: string) => path.join(unpacked, 'node_modules', file);
  const install = ['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'];
  await works(run('npx', ['--yes', 'pnpm', ...install], quiet));
  await works(runNode(tool('typescript/bin/tsc'), ['-p', '.'], quiet));
  await works(runNode(tool('vite/bin/vite.js'), ['build', '--logLevel', 'error'], quiet));

  const server = await preview({ root: unpacked, preview: { port: 0 }, logLevel: 'error' });
  const browser = await chromium.launch(shellOptions());
  try {
    const page = await browser.newPage();
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('heading', { level: 1, name: 'Spring offer' }).waitFor();
    await page.getByText('Until when?').click();
    await page.getByText('Until the first of May.').waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
