/** A class of ours, as a selector writes it. */
const inSelector = /\.(lali\\:(?:\\.|[\w-])+)/g;

/** Brackets may hold quotes and brackets: `lali:not-last:after:content-[',_']`. */
const token = String.raw`lali:(?:\[(?:[^[\]\s]|\[[^[\]\s]*\])*\]|[^\s"'${'`'}[\]$])+`;

/** Classes with nothing but space between them, in a text of a script: whoever has one of them has all. */
const run = new RegExp(String.raw`(?<=["'${'`'}\s}])${token}(?:\s+${token})*`, 'g');

/** A name for a number: a to z, aa, ab. */
export function letters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last;
}

const unescaped = (name: string): string => name.replaceAll(/\\(.)/g, '$1');

/** Classes that stand in the same runs of all scripts, each with the first of them: an element has all or none. */
export function sameClasses(scripts: Iterable<string>): Map<string, string> {
  const places = new Map<string, number[]>();
  let count = 0;
  for (const code of scripts)
    for (const [names] of code.matchAll(run)) {
      for (const name of new Set(names.split(/\s+/))) places.set(name, [...(places.get(name) ?? []), count]);
      count += 1;
    }
  const firsts = new Map<string, string>();
  const same = new Map<string, string>();
  for (const [name, runs] of places) {
    const key = runs.join();
    same.set(name, firsts.get(key) ?? name);
    if (!firsts.has(key)) firsts.set(key, name);
  }
  return same;
}

/**
 * Short names for the utilities of a compiled sheet, in its order: `lali:hover:not-disabled:bg-[…]` is `lali_42`. A
 * hyphen instead of the low line would be a class of a component, such as `lali-kbd`. Digits alone compress better than
 * letters, though the names are longer.
 *
 * @param same - Classes that get one name.
 */
export function shortNames(css: string, same: ReadonlyMap<string, string> = new Map()): Map<string, string> {
  const names = new Map<string, string>();
  let count = 0;
  for (const [, written = ''] of css.matchAll(inSelector)) {
    const name = unescaped(written);
    if (names.has(name)) continue;
    const first = same.get(name) ?? name;
    const short = names.get(first) ?? `lali_${count++}`;
    names.set(first, short).set(name, short);
  }
  return names;
}

export const renameInSheet = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replaceAll(inSelector, (all, written: string) => {
    const name = names.get(unescaped(written));
    return name === undefined ? all : `.${name}`;
  });

/** The classes in the texts of a script, each once. One without a rule stays as it is. */
export const renameInScript = (code: string, names: ReadonlyMap<string, string>): string =>
  code.replaceAll(run, (written) => {
    const short = written.split(/\s+/).map((name) => names.get(name) ?? name);
    return [...new Set(short)].join(' ');
  });

/** Classes that have no rule, in the texts of a script. */
export const withoutRule = (code: string, names: ReadonlyMap<string, string>): string[] =>
  [...code.matchAll(run)].flatMap(([written]) => written.split(/\s+/)).filter((name) => !names.has(name));
