import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * `import … from`, `import` for its effect, `export … from`. Only names, commas, braces and an asterisk are between
 * the keyword and `from`, so no other statement matches. Type-only imports are not part of the drawing.
 */
const statement = /^(?:import|export)\b(?!\s+type\b)\s*(?:[\w$*{},\s]+\bfrom\s*)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** A dependency that is not followed here would let a change go unnoticed. */
const notFollowed = /\bimport\((?!\s*['"][^'"]+['"]\s*\))|\bimport\.meta\b|\brequire\(/;

function relativeImports(file: string, text: string): string[] {
  if (notFollowed.test(text)) {
    throw new Error(
      `${file} depends on something by a computed import, import.meta or require, which the check of the images cannot follow: use an import with a plain path.`,
    );
  }
  return [statement, dynamic]
    .flatMap((form) => [...text.matchAll(form)])
    .map(([, specifier = '']) => specifier.replace(/\?.*$/, ''))
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => path.resolve(path.dirname(file), specifier));
}

/**
 * The text of these files and of everything that they import by relative path, directly or indirectly, by path. A
 * style sheet must not import: it becomes part of the document, where the browser could not find the import.
 */
export function sourcesOf(entries: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const open = entries.map((file) => ({ file, because: '' }));
  for (const { file, because } of open) {
    if (found.has(file)) continue;
    if (!existsSync(file)) throw new Error(`${file} does not exist${because}: correct the path.`);
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    if (/\.tsx?$/.test(file)) {
      open.push(
        ...relativeImports(file, text).map((each) => ({ file: each, because: `, and ${file} imports it` })),
      );
    }
  }
  return found;
}
