import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, siteRoot } from '../paths.ts';

/** All sources of the bundles. */
const sources = [
  ...[
    'content',
    'browser',
    'delivery',
    'features',
    'pages',
    'parts',
    'pictures',
    'routing',
    'seo',
    'shell',
    'public',
    'build',
  ].map((folder) => path.join(siteRoot, folder)),
  ...['ui', 'leads'].map((name) => path.join(repositoryRoot, 'packages', name, 'src')),
];
const singleFiles = ['pnpm-lock.yaml', 'tsconfig.json'].map((file) => path.join(repositoryRoot, file));
const aside = /\.(test|stories)\.tsx?$|\b(SPEC|README)\.md$/;

/**
 * Changes whenever a build would change. It compares contents, not times, so that a fresh checkout can reuse a cache.
 */
export function hashSources(): string {
  const ownFiles = readdirSync(siteRoot, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(siteRoot, name));
  return hashFiles([...singleFiles, ...ownFiles, ...sources.flatMap(sourcesBelow)]);
}

/** Hash of names and contents, and of the Node version that reads them. */
export function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of files.filter((name) => !aside.test(name)).sort()) {
    hash.update(path.relative(repositoryRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}
