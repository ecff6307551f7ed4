import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { ourFolders } from '@laliaflia/tooling/pictures/files.ts';

/** What the images in the repository weigh, by project. */
export function weigh(): string {
  const totals = new Map<string, { files: number; bytes: number }>();
  for (const file of globSync('*/*.{avif,webp}', { cwd: ourFolders.images })) {
    const project = path.dirname(file);
    const sum = totals.get(project) ?? { files: 0, bytes: 0 };
    sum.files += 1;
    sum.bytes += statSync(path.join(ourFolders.images, file)).size;
    totals.set(project, sum);
  }
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  const lines = [...totals]
    .sort()
    .map(([project, { files, bytes }]) => `${project}: ${files} files, ${kilobytes(bytes)}`);
  const all = [...totals.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  return [...lines, `all: ${kilobytes(all)}`].join('\n');
}
