import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '@laliaflia/tooling/paths.ts';
import { readManifest } from '../package/manifest.ts';
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

/** The oldest versions of the peers that the package promises to work with. */
export function lowestPeers(): Record<string, string> {
  const peers = Object.entries(readManifest().peerDependencies).map(([name, range]) => {
    const version = /^\^(\d+\.\d+\.\d+)$/.exec(range)?.[1];
    if (version === undefined)
      throw new Error(
        `The range ${range} of the peer ${name} is not ^ and a version, so its lowest is unknown.`,
      );
    return [name, version] as const;
  });
  const lowest = Object.fromEntries(peers);
  // Each compiles or describes what has the same version.
  return {
    ...lowest,
    '@tailwindcss/vite': lowest.tailwindcss ?? '',
    '@types/react-dom': lowest['@types/react'] ?? '',
  };
}

/** The workspace's own versions are in the package store already. */
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
 *
 * @param versions - Instead of those of the workspace.
 */
export async function setUp(
  name: keyof typeof consumers,
  parent: string,
  tarball: string,
  versions: Readonly<Record<string, string>> = {},
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
  const content = manifest(name, consumers[name], { ...workspace.devDependencies, ...versions }, tarball);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(content, null, 2));
  await cp(fromRoot('pnpm-lock.yaml'), path.join(folder, 'pnpm-lock.yaml'));
  await pnpm(['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], folder);
  return { name, folder };
}
