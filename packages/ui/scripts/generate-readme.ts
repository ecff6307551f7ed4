import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withExcerpts } from './package/excerpts.ts';
import { packageRoot } from './package/paths.ts';
import { readSizes } from './package/size-file.ts';
import { withSizeTable } from './package/size-table.ts';

const file = path.join(packageRoot, 'README.md');

/** Writes the size table and the code of the recipes into the README; with `check`, throws when they differ. */
export function generate({ check }: { check: boolean }): void {
  const text = readFileSync(file, 'utf8');
  const renewed = withExcerpts(withSizeTable(text, readSizes()));
  if (text === renewed) return;
  if (check) {
    throw new Error(
      'packages/ui/README.md is not what sizes.json and the files of consumers/ say. Run "pnpm generate" and commit the result.',
    );
  }
  writeFileSync(file, renewed);
}
