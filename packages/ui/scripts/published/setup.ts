import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPackage } from '../package/build.ts';
import { clientModules } from '../package/build-modules.ts';
import type { Entry } from '../package/entries.ts';
import { packageRoot } from '../package/paths.ts';
import { pnpm } from './run-tools.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The package as it would be published. */
    published: {
      entries: Entry[];
      /** Sources that begin with `'use client'`, without their ending. */
      clientModules: string[];
      tarball: string;
      /** For applications that install it. */
      folder: string;
    };
  }
}

/** Builds and packs the library once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const entries = await buildPackage();
  const folder = await mkdtemp(path.join(tmpdir(), 'laliaflia-package-'));
  await pnpm(['pack', '--pack-destination', folder, '--config.ignore-scripts=true'], packageRoot);
  const tarball = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('pnpm pack wrote no tarball.');
  project.provide('published', {
    entries,
    clientModules: await clientModules(),
    tarball: path.join(folder, tarball),
    folder,
  });
  return () => rm(folder, { recursive: true, force: true });
}
