import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '@laliaflia/tooling/paths.ts';
import { buildPackage } from './package/build.ts';
import { dist } from './package/paths.ts';
import { packers } from './published/run-tools.ts';

/* The library as npm packs it, in the folder `package` of a built Storybook, which is named as the first argument. */
const folder = path.resolve(fromRoot('.'), process.argv[2] ?? 'storybook-static', 'package');
await buildPackage();
await mkdir(folder, { recursive: true });
await packers.npm(['pack', '--pack-destination', folder], dist);
const packed = (await readdir(folder)).find((file) => /-\d.*\.tgz$/.test(file));
if (packed === undefined) throw new Error('npm pack wrote no tarball.');
await rename(path.join(folder, packed), path.join(folder, 'laliaflia-ui.tgz'));
console.log(`The packed library is in ${folder}.`);
