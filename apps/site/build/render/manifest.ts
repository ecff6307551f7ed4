import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export interface Manifest {
  /** The script that every page runs at once. */
  entry: string;
  stylesheet: string;
  /** Addresses of the chunks that these source files need, without what the entry has brought along. */
  chunksOf: (sources: readonly string[]) => string[];
}

/** Reads Vite's manifest and takes it out of the folder, which is about to be published. */
export function readManifest(folder: string): Manifest {
  const chunks: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  );
  rmSync(path.join(folder, '.vite'), { recursive: true });
  const stylesheet = Object.values(chunks).find(({ file }) => file.endsWith('.css'))?.file;
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry === true)?.file;
  if (stylesheet === undefined || entry === undefined)
    throw new Error('The client bundle has no stylesheet or no entry: entry.client.ts must import one.');

  const collect = (key: string, found: Set<string>): void => {
    const chunk = chunks[key];
    if (chunk === undefined) throw new Error(`The client bundle has no chunk for ${key}.`);
    if (chunk.isEntry === true || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, found);
  };
  return {
    entry,
    stylesheet,
    chunksOf: (sources) => {
      const found = new Set<string>();
      for (const source of sources) collect(source, found);
      return [...found].map((file) => `/${file}`);
    },
  };
}
