import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPackage } from '../package/build.ts';
import { clientModules } from '../package/build-modules.ts';
import type { Entry } from '../package/entries.ts';
import { dist } from '../package/paths.ts';
import { type Packer, packers } from './run-tools.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The package as it would be published. */
    published: {
      entries: Entry[];
      /** Sources that begin with `'use client'`, without their ending. */
      clientModules: string[];
      /** The package as each of them packs it. */
      tarballs: Record<Packer, string>;
      /** For applications that install it. */
      folder: string;
    };
  }
}

/** The tarball of the build, in a folder of its own. */
async function pack(packer: Packer, parent: string): Promise<string> {
  const folder = path.join(parent, `packed-by-${packer}`);
  await mkdir(folder, { recursive: true });
  await packers[packer](['pack', '--pack-destination', folder], dist);
  const tarball = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error(`${packer} pack wrote no tarball.`);
  return path.join(folder, tarball);
}

/** Builds and packs the library once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const entries = await buildPackage();
  const folder = await mkdtemp(path.join(tmpdir(), 'laliaflia-package-'));
  const tarballs = { npm: await pack('npm', folder), pnpm: await pack('pnpm', folder) };
  // A release publishes the very file that these tests use.
  const { RELEASE_FOLDER: release } = process.env;
  if (release !== undefined) await cp(tarballs.npm, path.join(release, path.basename(tarballs.npm)));
  project.provide('published', {
    entries,
    clientModules: await clientModules(),
    tarballs,
    folder,
  });
  return () => rm(folder, { recursive: true, force: true });
}
