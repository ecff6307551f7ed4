import { split } from './sheet.ts';

/** How many ids, classes and elements a selector weighs, as one number. */
export function specificity(selector: string): number {
  let rest = selector.replaceAll(/\\./g, '_');
  let weight = 0;
  for (let found = functional(rest); found !== undefined; found = functional(rest)) {
    const { name, inner, start, end } = found;
    if (name !== 'where') weight += Math.max(...split(inner, ',').map(specificity));
    rest = `${rest.slice(0, start)}${rest.slice(end)}`;
  }
  const count = (pattern: RegExp) => {
    const all = rest.match(pattern)?.length ?? 0;
    rest = rest.replaceAll(pattern, ' ');
    return all;
  };
  // Attributes first, because their values may hold any sign; pseudo-elements before pseudo-classes.
  weight += 1000 * count(/\[[^\]]*\]/g);
  weight += count(/::[\w-]+(\([^)]*\))?|:(before|after|first-line|first-letter)\b/g);
  weight += 1000 * count(/:[\w-]+(\([^)]*\))?/g);
  weight += 1_000_000 * count(/#[\w-]+/g);
  weight += 1000 * count(/\.[\w-]+/g);
  return weight + count(/[a-z][\w-]*/gi);
}

/** The first list of selectors in brackets, which weighs what its heaviest selector weighs. */
function functional(selector: string) {
  const found = /:(is|not|has|where)\(/.exec(selector);
  if (found === null) return undefined;
  const begin = found.index + found[0].length;
  let end = begin;
  for (let depth = 1; depth > 0 && end < selector.length; end += 1) {
    if (selector[end] === '(') depth += 1;
    if (selector[end] === ')') depth -= 1;
  }
  return { name: found[1], inner: selector.slice(begin, end - 1), start: found.index, end };
}
