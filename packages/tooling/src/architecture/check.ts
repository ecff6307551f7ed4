import { globSync } from 'node:fs';
import path from 'node:path';
import { root as projectRoot } from '../paths.ts';
import { importsOf, read, resolveImport } from './imports.ts';
import { placeOf } from './places.ts';
import { violationOf } from './rules.ts';
import { sizeViolation } from './size.ts';

/** Not a part of the workspace. */
const outside = path.normalize('packages/pictures');

const skipped = new Set(['node_modules', 'dist', 'generated']);

function sourceFiles(root: string): string[] {
  return globSync(['packages/**/*.{ts,tsx,mjs,css}', 'apps/**/*.{ts,tsx,mjs,css}', '*.ts'], {
    cwd: root,
    exclude: (name) => name === outside || skipped.has(name.split('/').at(-1) ?? ''),
  }).map((file) => file.replaceAll('\\', '/'));
}

const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** Reads the whole workspace and answers with one message per violation, each beginning with its place. */
export function checkArchitecture(root = projectRoot): string[] {
  return sourceFiles(root).flatMap((file) => {
    const source = read(root, file);
    const size = sizeViolation(file, source);
    const from = placeOf(file);
    const wrong = importsOf(file, source).flatMap(({ specifier, at }) => {
      const violation = violationOf({ from, specifier, target: resolveImport(root, file, specifier) });
      return violation === undefined ? [] : [`${file}:${lineOf(source, at)} ${violation}`];
    });
    return size === undefined ? wrong : [`${file} ${size}`, ...wrong];
  });
}
