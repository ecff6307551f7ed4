import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './package/paths.ts';
import { readSizes } from './package/size-file.ts';
import { withSizeTable } from './package/size-table.ts';

const file = path.join(packageRoot, 'README.md');

/** Writes the size table of the README; with `check`, throws when it is not what sizes.json says. */
export function generate({ check }: { check: boolean }): void {
  const text = readFileSync(file, 'utf8');
  const renewed = withSizeTable(text, readSizes());
  if (text === renewed) return;
  if (check) {
    throw new Error(
      'The size table of packages/ui/README.md is not what sizes.json says. Run "pnpm generate" and commit the result.',
    );
  }
  writeFileSync(file, renewed);
}
