import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '@laliaflia/tooling/paths.ts';
import { runNode } from '@laliaflia/tooling/process.ts';
import type { Entry } from './entries.ts';
import { dist, packageRoot, source } from './paths.ts';
import { renameInDeclarations } from './specifiers.ts';

/**
 * One module in, one module out. There is no bundler: the application's bundler would split its output again, and
 * `'use client'` and `export * as Accordion` stay as written.
 */
export async function buildModules(entries: readonly Entry[]): Promise<void> {
  const project = path.join(packageRoot, 'dist.tsconfig.json');
  const files = ['index', ...entries.map(({ module }) => module)];
  await writeFile(
    project,
    JSON.stringify({ extends: './tsconfig.build.json', files: files.map((file) => `./src/${file}.ts`) }),
  );
  try {
    await compile(project, ['--declaration', '--emitDeclarationOnly']);
    // Compiles again for the scripts, without comments; the types have been checked.
    await compile(project, ['--noCheck', '--removeComments']);
  } finally {
    await rm(project);
  }
  await Promise.all(
    globSync('**/*.d.ts', { cwd: dist }).map(async (file) => {
      const full = path.join(dist, file);
      await writeFile(full, renameInDeclarations(await readFile(full, 'utf8')));
    }),
  );
}

async function compile(project: string, options: readonly string[]): Promise<void> {
  const tsc = fromRoot('node_modules/typescript/bin/tsc');
  const { code, output } = await runNode(tsc, ['-p', project, ...options], { quiet: true });
  if (code !== 0) throw new Error(`The library does not compile:\n${output}`);
}

/** Sources that begin with `'use client'`, without their ending. */
export async function clientModules(): Promise<string[]> {
  const files = globSync('{internal,primitives,media,sections}/**/*.{ts,tsx}', { cwd: source }).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(source, file), 'utf8')));
  return files
    .filter((_, position) => /^['"]use client['"]/.test(texts[position] ?? ''))
    .map((file) => file.replace(/\.tsx?$/, ''));
}
