import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { cssTarget } from '../../src/tokens/css-target.ts';
import { renameInScript, renameInSheet, sameClasses, shortNames } from './class-names.ts';
import { compactSheet, componentsOf, tokensIn } from './compact.ts';
import type { Entry } from './entries.ts';
import { buildEntrySheets } from './entry-sheets.ts';
import { besideOthers } from './hosts.ts';
import { mergeSheet, modulesWithClasses } from './meeting.ts';
import { settleVariables } from './own-variables.ts';
import { dist, source } from './paths.ts';

/** The public style sheets that an application's own Tailwind reads, beside the compiled `components.css`. */
const sheets = ['theme.css', 'base.css', 'fonts/fonts.css', 'tokens/generated/deprecated-theme.css'];
const compiled = 'styles.css';

/** For the compilation: in the sources the classes stand in every file below; in the build, in the scripts. */
export function pointToScripts(css: string): string {
  return css
    .split('\n')
    .filter((line) => !line.startsWith('@source not'))
    .map((line) => (line.startsWith('@source ') ? '@source "./**/*.js";' : line))
    .join('\n');
}

/** For applications: the classes of the components have been compiled. */
const withoutSources = (css: string): string =>
  css
    .split('\n')
    .filter((line) => !line.startsWith('@source '))
    .join('\n');

async function copySheet(file: string, done: Set<string>, change: (css: string) => string): Promise<void> {
  if (done.has(file)) return;
  done.add(file);
  const css = await readFile(path.join(source, file), 'utf8');
  const target = path.join(dist, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, change(css));
  for (const [, imported = ''] of css.matchAll(/^\s*@import\s+["'](\.[^"']+)["']/gm)) {
    await copySheet(path.join(path.dirname(file), imported), done, change);
  }
}

async function copyFonts(): Promise<void> {
  await mkdir(path.join(dist, 'fonts'), { recursive: true });
  for (const file of globSync('fonts/*.{woff2,txt}', { cwd: source })) {
    await copyFile(path.join(source, file), path.join(dist, file));
  }
}

/** Everything for applications without Tailwind, from the scripts that are published, after these are there. */
async function compile(): Promise<string> {
  const sheet = path.join(dist, compiled);
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
    return await readFile(path.join(folder, compiled), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Utilities get their short names in the sheets and in the scripts. */
async function rename(css: string): Promise<string> {
  const files = globSync('{internal,primitives,media,sections}/**/*.js', { cwd: dist })
    .sort()
    .map((script) => path.join(dist, script));
  const scripts = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  );
  const names = shortNames(css, sameClasses(scripts.values()));
  for (const [file, code] of scripts) await writeFile(file, renameInScript(code, names));
  const merged = mergeSheet(renameInSheet(css, names), modulesWithClasses(files));
  const short = besideOthers(settleVariables(merged));
  await writeFile(path.join(dist, compiled), short);
  await writeFile(path.join(dist, 'components.css'), componentsOf(short));
  return short;
}

/** Builds every sheet, and returns those of single entries. */
export async function buildStyles(entries: readonly Entry[]): Promise<string[]> {
  const published = new Set<string>();
  for (const sheet of sheets) await copySheet(sheet, published, withoutSources);
  await copyFonts();
  const used = new Set(published);
  await copySheet(compiled, used, pointToScripts);
  const theme = await readFile(path.join(dist, 'tokens/generated/theme.css'), 'utf8');
  const css = compactSheet(await compile(), tokensIn(theme));
  for (const sheet of used) if (!published.has(sheet)) await rm(path.join(dist, sheet));
  await copySheet('tailwind.css', new Set([...published, 'components.css']), withoutSources);
  return buildEntrySheets(await rename(css), entries);
}
