import { rm } from 'node:fs/promises';
import { buildModules } from './build-modules.ts';
import { buildStyles } from './build-styles.ts';
import { type Entry, findEntries } from './entries.ts';
import { dist } from './paths.ts';

/** Builds the published modules, types and style sheets, and returns the entries. */
export async function buildPackage(): Promise<Entry[]> {
  const entries = findEntries();
  await rm(dist, { recursive: true, force: true });
  await buildModules(entries);
  await buildStyles();
  return entries;
}
