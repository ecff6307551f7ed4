import path from 'node:path';
import type { ScreenDocument } from './documents.ts';
import { filesOf, widths } from './files.ts';
import { type Entry, manifestFile } from './manifest.ts';

/** What there is to do for one project. */
export interface Plan {
  project: string;
  documents: readonly ScreenDocument[];
  /** The pictures are not what their scenes draw. */
  stale: readonly ScreenDocument[];
  /** Files in the folder that no screen has. */
  left: readonly string[];
  manifest: readonly Entry[];
  /** Words, order or widths differ while the pictures are right. */
  retold: boolean;
}

/** Compares the scenes of a project with its list of pictures and with the files in its folder. */
export function planOf(
  project: string,
  documents: readonly ScreenDocument[],
  manifest: readonly Entry[],
  present: readonly string[],
): Plan {
  const stale = documents.filter(({ screen, source }) => {
    const entry = manifest.find(({ file }) => file === `${project}/${screen.id}`);
    return entry?.source !== source || filesOf(screen).some((file) => !present.includes(file));
  });
  const wanted = new Set([
    path.basename(manifestFile(project)),
    ...documents.flatMap(({ screen }) => filesOf(screen)),
  ]);
  const told = documents.every(({ screen }, at) => {
    const entry = manifest[at];
    return (
      entry?.file === `${project}/${screen.id}` &&
      entry.alt === screen.alt &&
      entry.caption === screen.caption &&
      JSON.stringify(entry.widths) === JSON.stringify(widths[screen.device])
    );
  });
  return {
    project,
    documents,
    stale,
    left: present.filter((file) => !wanted.has(file)),
    manifest,
    retold: !told || manifest.length !== documents.length,
  };
}
