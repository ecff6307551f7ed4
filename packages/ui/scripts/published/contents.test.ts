import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@laliaflia/tooling/paths.ts';
import { expect, inject, test } from 'vitest';
import { backstageFiles, danglingReferences, lostDirectives } from '../package/contents.ts';
import { dist, packageRoot } from '../package/paths.ts';
import { node } from './run-tools.ts';

/* What is in the package, and whether tools find it. */
const { entries, clientModules, tarballs } = inject('published');

test('every file it names is in it', () => {
  expect(danglingReferences(dist)).toEqual([]);
});

test("'use client' is kept", () => {
  expect(clientModules.length).toBeGreaterThan(0);
  expect(lostDirectives(dist, clientModules)).toEqual([]);
});

test('no story, test or sample is in it', async () => {
  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(0);
  expect(backstageFiles(files)).toEqual([]);
});

test('its codemods rewrite the sources of a caller', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'caller-'));
  try {
    const file = path.join(folder, 'page.tsx');
    await writeFile(file, '<Badge tone="pollen" className="lali:bg-ground lali:text-ink">');
    for (const name of ['role-names.js', 'role-values.js'])
      await node(path.join(dist, 'codemods', name), [folder], packageRoot);
    expect(await readFile(file, 'utf8')).toBe(
      '<Badge tone="highlight" className="lali:bg-page lali:text-text">',
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('publint', async () => {
  await node(fromRoot('node_modules/publint/src/cli.js'), ['run', tarballs.npm, '--strict'], packageRoot);
});

test(`the types of ${entries.length + 1} entries resolve`, async () => {
  const names = ['.', ...entries.map(({ name }) => name)];
  const profile = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'ascii'];
  await node(
    fromRoot('node_modules/@arethetypeswrong/cli/dist/index.js'),
    [tarballs.npm, ...profile, '--entrypoints', ...names],
    packageRoot,
  );
});
