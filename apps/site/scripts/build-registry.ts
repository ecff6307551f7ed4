import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '@laliaflia/tooling/paths.ts';
import { runnerImport } from 'vite';
import { content } from '../build/content/plugin.ts';
import { registryFiles } from '../stories/registry/registry.ts';

/* The blocks of the composer as a registry that shadcn can add from, in the folder `r` of a built Storybook. */
const folder = path.resolve(fromRoot('.'), process.argv[2] ?? 'storybook-static', 'r');
const publisher = await readFile(fromRoot('packages/ui/publisher.json'), 'utf8');
const { module } = await runnerImport<typeof import('../stories/composer/catalogue.tsx')>(
  fromRoot('apps/site/stories/composer/catalogue.tsx'),
  { root: fromRoot('apps/site'), configFile: false, logLevel: 'error', plugins: [content()] },
);
await mkdir(folder, { recursive: true });
const files = registryFiles(module.catalogue, {
  homepage: (JSON.parse(publisher) as { homepage: string }).homepage,
  // OWNER stands there until somebody owns the package; no registry has it before.
  isPublished: !publisher.includes('OWNER'),
});
for (const [file, data] of Object.entries(files))
  await writeFile(path.join(folder, file), `${JSON.stringify(data, null, 2)}\n`);
console.log(`${Object.keys(files).length - 1} blocks are in ${folder}.`);
