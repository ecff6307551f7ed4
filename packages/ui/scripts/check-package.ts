import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchOptions } from '@laliaflia/tooling/browser.ts';
import { fromRoot, results } from '@laliaflia/tooling/paths.ts';
import { Report } from '@laliaflia/tooling/report.ts';
import { chromium } from 'playwright';
import { buildPackage } from './package/build.ts';
import { clientModules } from './package/build-modules.ts';
import { checkConsumer } from './package/check-consumer.ts';
import { checkSizes } from './package/check-sizes.ts';
import { backstageFiles, danglingReferences, lostDirectives } from './package/contents.ts';
import { dist, packageRoot } from './package/paths.ts';
import { node, pnpm } from './package/run-tools.ts';

/*
 * Everything somebody who installs the library relies on, tried on the packed tarball. Writes its count to
 * test-results/package.json.
 */
const report = new Report();
const parent = await mkdtemp(path.join(tmpdir(), 'laliaflia-package-'));

async function pack(): Promise<string> {
  await pnpm(['pack', '--pack-destination', parent, '--config.ignore-scripts=true'], packageRoot);
  const tarball = (await readdir(parent)).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('pnpm pack wrote no tarball.');
  return path.join(parent, tarball);
}

async function checkAll(): Promise<void> {
  const entries = await report.check('builds', buildPackage);
  if (entries === undefined) return;
  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  report.expect('every file it names is in it', danglingReferences(dist));
  report.expect("'use client' is kept", lostDirectives(dist, await clientModules()));
  report.expect('no story, test or sample is in it', backstageFiles(files));

  const tarball = await report.check('packs', pack);
  if (tarball === undefined) return;
  await report.check('publint', () =>
    node(fromRoot('node_modules/publint/src/cli.js'), ['run', tarball, '--strict'], packageRoot),
  );
  const names = ['.', ...entries.map(({ name }) => name)];
  await report.check(`types of ${names.length} entries resolve`, () =>
    node(
      fromRoot('node_modules/@arethetypeswrong/cli/dist/index.js'),
      [
        tarball,
        '--profile',
        'esm-only',
        '--no-definitely-typed',
        '--format',
        'ascii',
        '--entrypoints',
        ...names,
      ],
      packageRoot,
    ),
  );
  await checkSizes(entries, report);
  const browser = await chromium.launch(launchOptions());
  try {
    await Promise.all(
      (['tailwind', 'plain'] as const).map((name) =>
        checkConsumer({ name, parent, tarball, browser, report }),
      ),
    );
  } finally {
    await browser.close();
  }
}

try {
  await checkAll();
} finally {
  await rm(parent, { recursive: true, force: true });
}
await mkdir(results, { recursive: true });
const { passed, failed, notes } = report;
await writeFile(path.join(results, 'package.json'), JSON.stringify({ passed, failed, notes }));
process.exitCode = failed === 0 ? 0 : 1;
