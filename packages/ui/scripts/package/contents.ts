import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { relativeSpecifiers } from './specifiers.ts';

const declarationOf = (file: string) => file.replace(/\.js$/, '.d.ts');

/** Relative modules and files that the installed package refers to but does not contain. */
export function danglingReferences(folder: string): string[] {
  const dangling: string[] = [];
  for (const file of globSync('**/*.{js,d.ts,css}', { cwd: folder })) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const wanted = file.endsWith('.css')
      ? [...text.matchAll(/(?:@import\s+|url\()["']?(\.[^"')?]+)/g)].map(([, target = '']) => target)
      : relativeSpecifiers(text);
    for (const target of wanted) {
      const full = path.join(folder, path.dirname(file), target);
      const held = file.endsWith('.d.ts') ? declarationOf(full) : full;
      if (!existsSync(held)) dangling.push(`${file} names ${target}, which is not in the package.`);
      if (/\.tsx?$/.test(target)) dangling.push(`${file} names the source ${target}.`);
    }
  }
  return dangling;
}

/** Modules that begin with 'use client' in the sources and not in the package. */
export function lostDirectives(folder: string, modules: readonly string[]): string[] {
  return modules
    .filter((module) => existsSync(path.join(folder, `${module}.js`)))
    .filter((module) => !/^['"]use client['"]/.test(readFileSync(path.join(folder, `${module}.js`), 'utf8')))
    .map((module) => `${module}.js does not begin with 'use client', and its source does.`);
}

/** Stories, tests and samples must not be in the package. */
export function backstageFiles(files: readonly string[]): string[] {
  return files
    .filter((file) => /\.(test|stories|sample|harness)\.|(^|\/)(src|test|specimens)\/|\.tsx$/.test(file))
    .map((file) => `${file} is of no use to anybody who installs the package.`);
}
