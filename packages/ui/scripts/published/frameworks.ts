import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '../package/paths.ts';
import { node, pnpm } from './run-tools.ts';

/** How an application in a framework is built and served. */
export interface Framework {
  name: string;
  /** A script below node_modules and its arguments, run in the folder of the application. */
  build: readonly [script: string, ...args: string[]];
  /** The same for its server; what is a folder of files is named by `files`. */
  serve: { script: string; args: (port: number) => string[] } | { files: string };
}

/** With its lines in the README; `vite` has no server of its own and is the picture that the others are compared with. */
export const frameworks: readonly Framework[] = [
  { name: 'vite', build: ['vite/bin/vite.js', 'build', '--logLevel', 'error'], serve: { files: 'dist' } },
  {
    name: 'next',
    build: ['next/dist/bin/next', 'build'],
    serve: { script: 'next/dist/bin/next', args: (port) => ['start', '-p', `${port}`] },
  },
  {
    name: 'react-router',
    build: ['@react-router/dev/bin.js', 'build'],
    serve: { script: '@react-router/serve/bin.js', args: () => ['build/server/index.js'] },
  },
  { name: 'astro', build: ['astro/bin/astro.mjs', 'build'], serve: { files: 'dist' } },
];

const templates = path.join(packageRoot, 'consumers');

/** Lays out the recipes of the README with the page of ten sections, and installs the tarball beside the frameworks. */
export async function setUpFrameworks(folder: string, tarball: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const own = path.join(templates, 'frameworks');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    await cp(path.join(own, file), path.join(folder, file));
  const manifest = JSON.parse(await readFile(path.join(own, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  manifest.dependencies['@laliaflia/ui'] = `file:${tarball}`;
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  for (const { name } of frameworks.slice(1))
    await cp(path.join(templates, name), path.join(folder, name), { recursive: true });
  await cp(path.join(own, 'pages'), folder, { recursive: true });
  await pnpm(['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], folder);
  await node(path.join(folder, 'shared/brand.js'), [], folder);
}

export const toolIn = (folder: string, script: string): string => path.join(folder, 'node_modules', script);

export async function buildIn(folder: string, { name, build: [script, ...args] }: Framework): Promise<void> {
  await node(toolIn(folder, script), args, path.join(folder, name));
}
