import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = '**/*.{css,scss,js,jsx,ts,tsx,mjs,mts,md,mdx,html,vue,svelte,astro}';
const SKIPPED = /(^|\/)(node_modules|dist|build|\.[^/]+)\//;

/** Rewrites every source under the folders, or the files, that the command names. */
export function rewriteSources(name: string, rewritten: (text: string) => string): void {
  const targets = process.argv.slice(2);
  if (targets.length === 0) {
    console.error(`Name the folders or files to rewrite: ${name}.js src`);
    process.exit(1);
  }
  const files = targets.flatMap((target) =>
    statSync(target).isDirectory()
      ? globSync(SOURCES, { cwd: target })
          .filter((file) => !SKIPPED.test(file))
          .map((file) => path.join(target, file))
      : [target],
  );
  let changed = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const after = rewritten(text);
    if (after === text) continue;
    writeFileSync(file, after);
    changed += 1;
  }
  console.log(`${changed} files changed.`);
}
