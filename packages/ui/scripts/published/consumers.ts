import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '@laliaflia/tooling/paths.ts';
import { packageRoot } from '../package/paths.ts';
import { pnpm } from './run-tools.ts';

export interface Consumer {
  name: string;
  folder: string;
}

const tools = ['@types/node', '@types/react', '@types/react-dom', 'typescript', 'vite'];

/** Dependencies of each consumer besides the library and React. */
export const consumers = {
  tailwind: [...tools, '@tailwindcss/vite', 'tailwindcss'],
  plain: tools,
} satisfies Record<string, readonly string[]>;

/** The workspace's own versions: they are in the package store already. */
function manifest(
  name: string,
  development: readonly string[],
  versions: Readonly<Record<string, string>>,
  tarball: string,
) {
  const pinned = (wanted: string) => {
    const version = versions[wanted];
    if (version === undefined)
      throw new Error(`The workspace's package.json has no ${wanted} to take the version of.`);
    return [wanted, version] as const;
  };
  return {
    name: `consumer-${name}`,
    private: true,
    type: 'module',
    dependencies: {
      '@laliaflia/ui': `file:${tarball}`,
      ...Object.fromEntries(['react', 'react-dom'].map(pinned)),
    },
    devDependencies: Object.fromEntries(development.map(pinned)),
  };
}

/**
 * Creates an application in its own folder and installs the tarball there. It gets a copy of the workspace's lock
 * file: pnpm uses what fits and drops the rest, so that it needs almost no requests to the registry.
 */
export async function setUp(
  name: keyof typeof consumers,
  parent: string,
  tarball: string,
): Promise<Consumer> {
  const folder = path.join(parent, name);
  const templates = path.join(packageRoot, 'consumers');
  await mkdir(folder, { recursive: true });
  for (const template of ['shared', name])
    await cp(path.join(templates, template), folder, { recursive: true });
  await rename(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
  const workspace = JSON.parse(await readFile(fromRoot('package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const content = manifest(name, consumers[name], workspace.devDependencies, tarball);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(content, null, 2));
  await cp(fromRoot('pnpm-lock.yaml'), path.join(folder, 'pnpm-lock.yaml'));
  await pnpm(['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], folder);
  return { name, folder };
}
