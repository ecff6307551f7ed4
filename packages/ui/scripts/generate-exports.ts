import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportMaps, findEntries } from './package/entries.ts';
import { packageRoot } from './package/paths.ts';

const file = path.join(packageRoot, 'package.json');

interface Manifest {
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, string> };
}

/** Writes both lists of entries into package.json; with `check`, throws when they are not what the folders say. */
export function generate({ check }: { check: boolean }): void {
  const text = readFileSync(file, 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const { workspace, published } = exportMaps(findEntries());
  manifest.exports = workspace;
  manifest.publishConfig.exports = published;
  const renewed = `${JSON.stringify(manifest, null, 2)}\n`;
  if (text === renewed) return;
  if (check) {
    throw new Error(
      'The entries in packages/ui/package.json are not what its folders say. Run "pnpm generate" and commit the result.',
    );
  }
  writeFileSync(file, renewed);
}
