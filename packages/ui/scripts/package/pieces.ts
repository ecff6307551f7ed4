import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mapRules, type Part, parseSheet, printSheet, split } from './sheet.ts';
import { relativeSpecifiers } from './specifiers.ts';

/**
 * The modules that some entries load, now or later, by their paths.
 *
 * @param without - Folders whose modules are not followed.
 */
export function modulesOf(
  folder: string,
  entries: readonly string[],
  without: readonly string[] = [],
): Set<string> {
  const left = without.map((each) => path.join(folder, each) + path.sep);
  const found = new Set(entries.map((module) => path.join(folder, `${module}.js`)));
  for (const module of found) {
    if (left.some((each) => module.startsWith(each))) {
      found.delete(module);
      continue;
    }
    for (const specifier of relativeSpecifiers(readFileSync(module, 'utf8')))
      if (specifier.endsWith('.js')) found.add(path.join(path.dirname(module), specifier));
  }
  return found;
}

/** The classes of ours that modules name. */
export function classesIn(modules: Iterable<string>): Set<string> {
  const classes = new Set<string>();
  for (const module of modules)
    for (const [name] of readFileSync(module, 'utf8').matchAll(/\blali[-_][\w-]+/g)) classes.add(name);
  return classes;
}

/** The classes without which a selector selects nothing; what it excludes, or offers as one of several, is none. */
export function needed(selector: string): string[] {
  const certain = selector
    .replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    .replaceAll(/:(?:is|where|has)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g, (all, inner: string) =>
      split(inner, ',').length > 1 ? '' : all,
    );
  return [...certain.matchAll(/\.(lali[-_][\w-]+)/g)].map(([, name = '']) => name);
}

/** What a page needs of the compiled sheet that has these classes and no others. */
export function sheetFor(css: string, classes: ReadonlySet<string>): string {
  const kept = mapRules(parseSheet(css), (rule) => {
    if (rule.selector.startsWith('@')) return rule;
    const selectors = split(rule.selector, ',').filter((each) =>
      needed(each).every((name) => classes.has(name)),
    );
    return selectors.length === 0 ? undefined : { ...rule, selector: selectors.join(',') };
  });
  return printSheet(withoutUnused(kept));
}

/** Key frames that no rule plays and variables of Tailwind that none reads are not needed either. */
function withoutUnused(parts: readonly Part[]): Part[] {
  const isDeclared = ({ selector }: { selector: string }) => /^@(property|keyframes) /.test(selector);
  const rest = printSheet(mapRules(parts, (rule) => (isDeclared(rule) ? undefined : rule)));
  return mapRules(parts, (rule) => {
    if (!isDeclared(rule)) return rule;
    const name = rule.selector.slice(rule.selector.indexOf(' ') + 1);
    return rest.includes(name) ? rule : undefined;
  });
}
