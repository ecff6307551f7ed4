import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { cssTarget } from '../../src/tokens/css-target.ts';
import { dist, source } from './paths.ts';

/** The public style sheets that an application's own Tailwind compiles. */
const sheets = [
  'tailwind.css',
  'theme.css',
  'components.css',
  'base.css',
  'fonts/fonts.css',
  'tokens/generated/deprecated-theme.css',
];
const compiled = 'styles.css';

/** In the sources the classes stand in every file below; in the build, in the scripts. */
export function pointToScripts(css: string): string {
  return css
    .split('\n')
    .filter((line) => !line.startsWith('@source not'))
    .map((line) => (line.startsWith('@source ') ? '@source "./**/*.js";' : line))
    .join('\n');
}

async function copySheet(file: string, done: Set<string>): Promise<void> {
  if (done.has(file)) return;
  done.add(file);
  const css = await readFile(path.join(source, file), 'utf8');
  const target = path.join(dist, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, pointToScripts(css));
  for (const [, imported = ''] of css.matchAll(/^\s*@import\s+["'](\.[^"']+)["']/gm)) {
    await copySheet(path.join(path.dirname(file), imported), done);
  }
}

async function copyFonts(): Promise<void> {
  await mkdir(path.join(dist, 'fonts'), { recursive: true });
  for (const file of globSync('fonts/*.{woff2,txt}', { cwd: source })) {
    await copyFile(path.join(source, file), path.join(dist, file));
  }
}

/** For applications without Tailwind: compiled from the scripts that are published, after these are there. */
async function compile(): Promise<void> {
  const sheet = path.join(dist, compiled);
  await writeFile(sheet, pointToScripts(await readFile(path.join(source, compiled), 'utf8')));
  const folder = path.join(dist, '.styles');
  try {
    await build({
      root: dist,
      base: './',
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [tailwindcss()],
      build: {
        outDir: folder,
        cssTarget,
        reportCompressedSize: false,
        rolldownOptions: {
          checks: { pluginTimings: false },
          input: sheet,
          output: { assetFileNames: compiled },
        },
      },
    });
    await copyFile(path.join(folder, compiled), sheet);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function buildStyles(): Promise<void> {
  const done = new Set<string>();
  for (const sheet of sheets) await copySheet(sheet, done);
  await copyFonts();
  await compile();
}
