/** A part of a compiled style sheet: a statement, a rule with its declarations, or an at-rule with rules in it. */
export type Part =
  | { statement: string }
  | { selector: string; declarations: string[] }
  | { condition: string; parts: Part[] };

const group = /^@(media|container|supports|layer|starting-style|scope)\b/;

/** Where a sign stands that is in no brackets and no quotes, from `start`; the end of the text if there is none. */
function indexOf(signs: string, text: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (depth === 0 && signs.includes(sign)) return at;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return text.length;
}

/** The pieces of a text between signs that are in no brackets and no quotes. */
export function split(text: string, sign: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (start < text.length) {
    const end = indexOf(sign, text, start);
    pieces.push(text.slice(start, end));
    start = end + 1;
  }
  return pieces.filter((piece) => piece !== '');
}

/** Reads what Lightning CSS has minified. Other sheets are not understood. */
export function parseSheet(css: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < css.length) {
    const begin = indexOf('{;', css, at);
    const prelude = css.slice(at, begin).replace(/^\s*(\/\*[\s\S]*?\*\/\s*)?/, '');
    if (css[begin] !== '{') {
      if (prelude.trim() !== '') parts.push({ statement: prelude });
      at = begin + 1;
      continue;
    }
    const end = indexOf('}', css, begin + 1);
    const body = css.slice(begin + 1, end);
    if (group.test(prelude)) parts.push({ condition: prelude, parts: parseSheet(body) });
    else parts.push({ selector: prelude, declarations: split(body, ';') });
    at = end + 1;
  }
  return parts;
}

export const printSheet = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if ('statement' in part) return `${part.statement};`;
      if ('selector' in part) return `${part.selector}{${part.declarations.join(';')}}`;
      return `${part.condition}{${printSheet(part.parts)}}`;
    })
    .join('');

type Rule = Extract<Part, { selector: string }>;

/** Every rule, also those in at-rules: what `change` returns stands there instead. Empty at-rules go. */
export function mapRules(parts: readonly Part[], change: (rule: Rule) => Rule | undefined): Part[] {
  return parts.flatMap((part): Part[] => {
    if ('statement' in part) return [part];
    if ('selector' in part) {
      const changed = change(part);
      return changed === undefined ? [] : [changed];
    }
    const inner = mapRules(part.parts, change);
    return inner.length === 0 ? [] : [{ ...part, parts: inner }];
  });
}
