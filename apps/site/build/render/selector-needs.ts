/** What a page must contain for a selector to be able to match there. States and attributes are no condition. */
export interface Needs {
  classes: readonly string[];
  /** In lower case. */
  tags: readonly string[];
  /** Of each list, one has to be possible: the arguments of :is, :where and :has. */
  oneOf: readonly (readonly Needs[])[];
}

export interface Contents {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

export function isPossible({ classes, tags, oneOf }: Needs, page: Contents): boolean {
  return (
    classes.every((name) => page.classes.has(name)) &&
    tags.every((name) => page.tags.has(name)) &&
    oneOf.every((list) => list.some((needs) => isPossible(needs, page)))
  );
}

const conditional = new Set(['is', 'where', 'has']);
/** A name in CSS: any sign may be escaped. */
const name = String.raw`(?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\x00-\x7f])+`;
const token = new RegExp(
  String.raw`(?<class>\.${name})|(?<pseudo>::?${name}\(?)|(?<other>#${name}|\[(?:"[^"]*"|'[^']*'|[^\]])*\]|[\s>+~*|]+)|(?<tag>${name})`,
  'iy',
);

/** The needs of one selector, without commas on its top level. */
export function needsOf(selector: string): Needs {
  const needs = { classes: [] as string[], tags: [] as string[], oneOf: [] as Needs[][] };
  for (let at = 0; at < selector.length; ) {
    token.lastIndex = at;
    const found = token.exec(selector);
    if (found === null)
      throw new Error(
        `Styles of a page: the selector "${selector}" has something unexpected at "${selector.slice(at)}". Teach build/render/selector-needs.ts to read it.`,
      );
    at = token.lastIndex;
    const { class: ownClass, pseudo, tag } = found.groups ?? {};
    if (ownClass !== undefined) needs.classes.push(unescaped(ownClass.slice(1)));
    else if (tag !== undefined) needs.tags.push(tag.toLowerCase());
    // Only scripts change pages this way, and they bring the whole sheet.
    else if (pseudo?.startsWith('::view-transition')) return { ...needs, oneOf: [[]] };
    else if (pseudo?.endsWith('(')) {
      const end = closing(selector, at);
      if (conditional.has(pseudo.slice(1, -1)))
        needs.oneOf.push(splitSelectors(selector.slice(at, end)).map(needsOf));
      at = end + 1;
    }
  }
  return needs;
}

/** Splits a list at its own commas, not at those within parentheses, brackets or names. */
export function splitSelectors(list: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  for (const at of positions(list)) {
    if (at.sign !== ',' || at.depth > 0) continue;
    parts.push(list.slice(begin, at.index));
    begin = at.index + 1;
  }
  return [...parts, list.slice(begin)].map((part) => part.trim());
}

function closing(text: string, from: number): number {
  for (const { sign, depth, index } of positions(text, from)) if (sign === ')' && depth < 0) return index;
  throw new Error(`Styles of a page: "${text}" has a parenthesis that is never closed.`);
}

/** Every sign that is neither escaped nor quoted, with the depth of parentheses and brackets after it. */
function* positions(text: string, from = 0): Generator<{ sign: string; depth: number; index: number }> {
  let depth = 0;
  let quote = '';
  for (let index = from; index < text.length; index++) {
    const sign = text.charAt(index);
    if (sign === '\\') index++;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else {
      if (sign === '(' || sign === '[') depth++;
      if (sign === ')' || sign === ']') depth--;
      yield { sign, depth, index };
    }
  }
}

function unescaped(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
