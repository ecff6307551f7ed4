import { type IsUtility, prefix } from './engine.ts';

/** The names that get the prefix. */
export interface Names {
  isUtility: IsUtility;
  /** Classes that style sheets of the library define themselves. */
  classes: ReadonlySet<string>;
  keyframes: ReadonlySet<string>;
}

/** Classes that others write: a Markdown renderer, and whoever puts our reset on the body. */
const foreign = new Set(['footnotes', 'laliaflia']);

const comments = /\/\*[\s\S]*?\*\//g;
const layers = /@layer[^{;]*|layer\([^)]*\)/g;
const strings = /"[^"\n]*"|'[^'\n]*'/g;

const withoutPrefix = (name: string) =>
  name.startsWith(`${prefix}-`) ? name.slice(prefix.length + 1) : name;

/** What the style sheets define, by its name without the prefix. */
export function definedIn(sheets: readonly string[]): Pick<Names, 'classes' | 'keyframes'> {
  const classes = new Set<string>();
  const keyframes = new Set<string>();
  for (const sheet of sheets) {
    const css = sheet.replaceAll(comments, '').replaceAll(strings, '').replaceAll(layers, '');
    for (const [, name = ''] of css.matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/g))
      if (!foreign.has(name)) classes.add(withoutPrefix(name));
    for (const [, name = ''] of css.matchAll(/@keyframes\s+([\w-]+)/g)) keyframes.add(withoutPrefix(name));
  }
  return { classes, keyframes };
}

/** Custom properties of others, and those that have the prefix. */
const notOurs = new RegExp(`^--(${prefix}-|tw-|radix-)`);

/** A name in CSS. What follows a bracket is a function (`--spacing(4)`), what follows a word a part of it. */
const variable = /(?<![\w-])--[a-z][\w-]*(?!\w|-|\()/g;

/** Gives every custom property of a CSS text its prefix. */
export const withVariables = (css: string): string =>
  css.replaceAll(variable, (name) => (notOurs.test(name) ? name : `--${prefix}-${name.slice(2)}`));

/** `animate-[sheet-in_140ms]`, `sheet-in 140ms ease-out` */
export const withKeyframes = (value: string, keyframes: Names['keyframes']): string =>
  value.replaceAll(/(?<![a-z\d-])[a-z][a-z-]*[a-z](?![a-z\d-])/g, (word) =>
    keyframes.has(word) ? `${prefix}-${word}` : word,
  );

const animation = /^(.*:)?(animate-\[|\[animation)/;

/** A class as it is written with the prefix; undefined if it is none of ours. */
export function withPrefix(token: string, names: Names): string | undefined {
  if (token.startsWith(`${prefix}:`) || token.startsWith(`${prefix}-`)) return token;
  if (names.classes.has(token)) return `${prefix}-${token}`;
  if (!names.isUtility(token)) return undefined;
  const renamed = withVariables(token);
  return `${prefix}:${animation.test(renamed) ? withKeyframes(renamed, names.keyframes) : renamed}`;
}

interface Rewritten {
  text: string;
  /** Words that are no class of ours. */
  unknown: string[];
}

/** A list of classes, as it stands in an attribute. */
export function rewriteList(list: string, names: Names): Rewritten {
  const unknown: string[] = [];
  const text = list.replaceAll(/\S+/g, (token) => {
    const renamed = withPrefix(token, names);
    if (renamed === undefined) unknown.push(token);
    return renamed ?? token;
  });
  return { text, unknown };
}

const escaped = (name: string) => name.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`);

/** `.grid > .prose` as it is written with the prefix. */
export const rewriteSelector = (selector: string, names: Names): string =>
  withVariables(selector).replaceAll(/\.([a-z@](?:\\.|[\w-])*)/g, (whole, name: string) => {
    const renamed = withPrefix(name.replaceAll(/\\(.)/g, '$1'), names);
    return renamed === undefined || name.startsWith(`${prefix}\\:`) ? whole : `.${escaped(renamed)}`;
  });
