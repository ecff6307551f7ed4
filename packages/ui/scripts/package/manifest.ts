import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Entry, exportMaps } from './entries.ts';
import { packageRoot } from './paths.ts';
import { type Publisher, unfilled } from './publisher.ts';

type Named = Record<string, string>;

/** What packages/ui/package.json says that the build needs. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports: Named;
  scripts?: Named;
  dependencies: Named;
  devDependencies?: Named;
  peerDependencies: Named;
}

export const manifestFile = path.join(packageRoot, 'package.json');

export const readManifest = (): Manifest => JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

/** Exact in the workspace; whoever installs the package shares a version that fits with other packages. */
const ranges = (exact: Named): Named =>
  Object.fromEntries(Object.entries(exact).map(([name, version]) => [name, `^${version}`]));

/**
 * The package.json of the build: the entries lead to the scripts, and what only the workspace needs is gone. npm and
 * pnpm refuse to publish it while the publisher has placeholders.
 *
 * @param sheets - Of single entries, by their paths in the build: the sources have none.
 */
export function publishedManifest(
  workspace: Manifest,
  entries: readonly Entry[],
  publisher: Publisher,
  sheets: readonly string[] = [],
) {
  const { private: _source, scripts, devDependencies, ...kept } = workspace;
  return {
    ...kept,
    ...(unfilled(publisher).length > 0 && { private: true }),
    publishConfig: { access: 'public' },
    exports: {
      ...exportMaps(entries).published,
      ...Object.fromEntries(sheets.map((sheet) => [`./${sheet}`, `./${sheet}`])),
    } as Named,
    dependencies: ranges(workspace.dependencies),
  };
}
