import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '@laliaflia/tooling/paths.ts';
import { exportMaps, findEntries } from './package/entries.ts';
import { manifestFile, readManifest } from './package/manifest.ts';
import { packageRoot } from './package/paths.ts';
import { licence, publisherFields, readPublisher } from './package/publisher.ts';

/** Every generated file by path. GitHub reads the licence at the top, npm the one of the package. */
function render(): Record<string, string> {
  const publisher = readPublisher();
  const manifest = {
    ...readManifest(),
    ...publisherFields(publisher),
    exports: exportMaps(findEntries()).workspace,
  };
  return {
    [manifestFile]: `${JSON.stringify(manifest, null, 2)}\n`,
    [path.join(packageRoot, 'LICENSE')]: licence(publisher),
    [fromRoot('LICENSE')]: licence(publisher),
  };
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Writes entries and publisher into package.json, and the licence; with `check`, throws when they differ. */
export function generate({ check }: { check: boolean }): void {
  const stale = Object.entries(render()).filter(([file, text]) => read(file) !== text);
  if (check && stale.length > 0) {
    const names = stale.map(([file]) => path.relative(fromRoot(), file)).join(', ');
    throw new Error(
      `${names}: not what the folders of packages/ui and publisher.json say. Run "pnpm generate" and commit the result.`,
    );
  }
  for (const [file, text] of stale) writeFileSync(file, text);
}
