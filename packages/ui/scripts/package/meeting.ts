import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mergeRules } from './merge-rules.ts';
import { classesIn } from './pieces.ts';
import { mapRules, parseSheet, printSheet } from './sheet.ts';
import { relativeSpecifiers } from './specifiers.ts';

interface Module {
  /** Its own, and those of what it imports: it may hand them on. */
  classes: ReadonlySet<string>;
  /** All that it loads, and itself. */
  reached: ReadonlySet<string>;
}

/** The classes of each module and what it loads, by its path. */
export function modulesWithClasses(files: readonly string[]): Map<string, Module> {
  const imports = new Map(
    files.map((file) => [
      file,
      relativeSpecifiers(readFileSync(file, 'utf8')).map((each) => path.join(path.dirname(file), each)),
    ]),
  );
  const isIndex = (file: string) => path.basename(file) === 'index.js';
  /** What an index hands on is imported from there. */
  const direct = (file: string): string[] =>
    (imports.get(file) ?? []).flatMap((each) => (isIndex(each) ? [each, ...direct(each)] : [each]));
  return new Map(
    files.map((file) => {
      const reached = new Set([file]);
      for (const each of reached) for (const imported of imports.get(each) ?? []) reached.add(imported);
      const own = isIndex(file) ? [file] : [file, ...direct(file)];
      return [file, { classes: classesIn(own.filter((each) => imports.has(each))), reached }];
    }),
  );
}

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.(lali[-_][\w-]+)/g)].map(([, name = '']) => name);

/**
 * Whether an element can have classes of two modules: of one and the same, or of two of which one loads the other and
 * hands it a class.
 */
export function meeting(modules: ReadonlyMap<string, Module>): (one: string, other: string) => boolean {
  const holders = new Map<string, string[]>();
  for (const [file, { classes }] of modules)
    for (const name of classes) holders.set(name, [...(holders.get(name) ?? []), file]);
  const reaches = (from: string, to: string) => modules.get(from)?.reached.has(to) ?? false;
  const known = new Map<string, boolean>();
  const meet = (one: string, other: string): boolean => {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`;
    const answer =
      known.get(key) ??
      (holders.get(one) ?? []).some((from) =>
        (holders.get(other) ?? []).some((to) => reaches(from, to) || reaches(to, from)),
      );
    known.set(key, answer);
    return answer;
  };
  return (one, other) => {
    const [first, second] = [classesOf(one), classesOf(other)];
    return first.length === 0 || second.length === 0 || first.some((a) => second.some((b) => meet(a, b)));
  };
}

/** The sheet with fewer rules: those of one selector are joined where that changes nothing. */
export function mergeSheet(css: string, modules: ReadonlyMap<string, Module>): string {
  const parts = parseSheet(css);
  const utilities = parts.filter((part) => 'condition' in part && part.condition.endsWith('.utilities'));
  mergeRules(utilities, meeting(modules));
  return printSheet(mapRules(parts, (rule) => (rule.declarations.length === 0 ? undefined : rule)));
}
