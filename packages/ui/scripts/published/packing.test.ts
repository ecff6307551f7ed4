import { globSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@laliaflia/tooling/process.ts';
import { expect, inject, test } from 'vitest';
import { dist, packageRoot } from '../package/paths.ts';
import { packers } from './run-tools.ts';

/* The package is right whoever packs it, or nobody can pack it. */
const { tarballs, folder } = inject('published');

const filesIn = (parent: string) =>
  globSync('**/*', { cwd: parent, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => path.relative(parent, path.join(each.parentPath, each.name)))
    .sort();

test.each(Object.entries(tarballs))(
  '%s packs every file of the build, unchanged',
  async (packer, tarball) => {
    const unpacked = path.join(folder, `unpacked-from-${packer}`);
    await mkdir(unpacked);
    const { code, output } = await run('tar', ['-xzf', tarball, '-C', unpacked], { quiet: true });
    expect(code, output).toBe(0);
    const packed = path.join(unpacked, 'package');
    expect(filesIn(packed)).toEqual(filesIn(dist));
    const manifest = async (parent: string) =>
      JSON.parse(await readFile(path.join(parent, 'package.json'), 'utf8')) as unknown;
    expect(await manifest(packed)).toEqual(await manifest(dist));
  },
);

test.each(Object.entries(packers))(
  '%s refuses the folder of the sources and says what to pack',
  async (_, packer) => {
    await expect(packer(['pack', '--dry-run'], packageRoot)).rejects.toThrow(
      /holds the sources.*pack packages\/ui\/dist/,
    );
  },
);
