import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { placeOf } from './places.ts';
import type { Target } from './rules.ts';

export interface FoundImport {
  specifier: string;
  /** Offset in the source text. */
  at: number;
}

/** Every specifier a module names: static, re-exported, dynamic, type-only. */
export function importsOf(file: string, source: string): FoundImport[] {
  if (file.endsWith('.css')) {
    return [...source.matchAll(/^\s*@import\s+["']([^"']+)["']/gm)].map(({ 1: specifier = '', index }) => ({
      specifier,
      at: index,
    }));
  }
  const { module } = parseSync(file, source);
  const found = module.staticImports.map(({ moduleRequest, start }) => ({
    specifier: moduleRequest.value,
    at: start,
  }));
  for (const { entries, start } of module.staticExports) {
    const request = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest;
    if (request) found.push({ specifier: request.value, at: start });
  }
  // import('…') as an expression and as a type.
  for (const { 1: specifier = '', index } of source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)) {
    found.push({ specifier, at: index });
  }
  return found;
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** Follows a specifier to a file of the workspace, or names the package outside it. */
export function resolveImport(root: string, importer: string, specifier: string): Target {
  const [bare = specifier] = specifier.split('?');
  if (bare.startsWith('@laliaflia/')) {
    const room = bare.split('/')[1] ?? '';
    const folder = ['packages', 'apps'].find((top) => existsSync(path.join(root, top, room))) ?? 'packages';
    return { place: placeOf(`${folder}/${room}/package.json`) };
  }
  if (!bare.startsWith('.')) return { external: bare };
  const wanted = path.resolve(root, path.dirname(importer), bare);
  const file = endings
    .map((ending) => wanted + ending)
    .find((one) => existsSync(one) && statSync(one).isFile());
  return {
    place: placeOf(
      path
        .relative(root, file ?? wanted)
        .split(path.sep)
        .join('/'),
    ),
  };
}

export const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');
