import path from 'node:path';
import { siteRoot } from '../paths.ts';
import { type Node, nodesOf, type PossiblePart, parse, possibleParts, possibleValues } from './find-parts.ts';

const markFile = path.join(siteRoot, 'parts/mark.ts');
const partFile = path.join(siteRoot, 'parts/static-part.tsx');

export interface Change {
  start: number;
  end: number;
  text: string;
}

/** @param changes Do not overlap. */
export function changed(source: string, changes: readonly Change[]): string {
  const ordered = [...changes].sort((a, b) => a.start - b.start);
  let text = '';
  let done = 0;
  for (const change of ordered) {
    text += source.slice(done, change.start) + change.text;
    done = change.end;
  }
  return text + source.slice(done);
}

/** A page for the server: each possible part can be marked, and can be rendered alone. */
export function withMarks(page: string, source: string): string {
  const parts = possibleParts(page, source);
  const marks = parts.map(({ id, attributesEnd }) => ({
    start: attributesEnd,
    end: attributesEnd,
    text: ` {...markPart(${JSON.stringify(id)})}`,
  }));
  const alone = parts.map(({ id, start, end }) => {
    const own = marks.filter((mark) => mark.start > start && mark.start < end);
    const text = changed(
      source.slice(start, end),
      own.map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start })),
    );
    return `${JSON.stringify(id)}: () => (${text})`;
  });
  return [
    changed(source, marks),
    `import { mark as markPart } from ${JSON.stringify(markFile)};`,
    `export const possibleParts = { ${alone.join(', ')} };`,
    ...headFrom(source).map((from) => `import { head as headOfPage } from ${from};`),
    `export const possibleValues = [${possibleValues(source)
      .map(({ start, end }) => `() => (${source.slice(start, end)})`)
      .join(', ')}];`,
    `export const possibleHead = () => ${headFrom(source).length > 0 ? 'headOfPage' : 'undefined'};`,
  ].join('\n');
}

/** What the build knows of a page. */
export interface Known {
  /** Ids of the static parts of all pages. */
  parts: ReadonlySet<string>;
  /** JSON of each of the page's possible values that is data. */
  values?: readonly (string | null)[];
  /** JSON of the page's head, if it is data from elsewhere. */
  head?: string | null;
}

/** A page for the browser: in the place of each static part stands its id, and in that of each value its data. */
export function withoutParts(page: string, source: string, known: Known): string {
  const parts = outermost(possibleParts(page, source).filter(({ id }) => known.parts.has(id)));
  const changes: Change[] = parts.map(({ id, start, end }) => ({
    start,
    end,
    text: `<StaticPart id=${JSON.stringify(id)} />`,
  }));
  possibleValues(source).forEach(({ start, end }, i) => {
    const json = known.values?.[i];
    const isLeftOut = parts.some((part) => part.start <= start && end <= part.end);
    if (json && !isLeftOut) changes.push({ start, end, text: `(${json})` });
  });
  const added: string[] = [];
  if (parts.length > 0) {
    added.push(
      `import { StaticPart } from ${JSON.stringify(partFile)};`,
      `export const parts = ${JSON.stringify(parts.map(({ id }) => id))};`,
    );
  }
  const closing = exportOf(source, 'closing');
  if (closing !== undefined) added.push('const isClosed = true;', 'export { isClosed as closing };');
  const head = known.head ? exportOf(source, 'head') : undefined;
  if (head !== undefined) added.push(`const headOfPage = ${known.head};`, 'export { headOfPage as head };');
  const replaced = [closing, head].filter((each) => each !== undefined);
  for (const { statement } of replaced.filter(
    (each, i) => replaced.findIndex((other) => other.statement.start === each.statement.start) === i,
  )) {
    const names = replaced.map(({ name }) => name);
    changes.push({
      start: statement.start,
      end: statement.end,
      text: exportsWithout(source, statement, names),
    });
  }
  return [changed(source, changes), ...added].join('\n');
}

/** Those that stand in no other one. */
function outermost(parts: readonly PossiblePart[]): PossiblePart[] {
  return parts.filter(
    (part) => !parts.some((other) => other !== part && other.start <= part.start && part.end <= other.end),
  );
}

/** The statement that exports a name with others: `export { closing, head } from './content.ts'`. */
function exportOf(source: string, name: string): { name: string; statement: Node } | undefined {
  const statement = nodesOf(parse(source).body).find(
    ({ type, specifiers }) =>
      type === 'ExportNamedDeclaration' && nodesOf(specifiers).some((each) => exportedName(each) === name),
  );
  return statement && { name, statement };
}

/** The browser only asks whether a page has closing words, and its head is written down. */
function exportsWithout(source: string, statement: Node, names: readonly string[]): string {
  const rest = nodesOf(statement.specifiers).filter((each) => !names.includes(exportedName(each)));
  const from = statement.source as Node | null;
  if (rest.length === 0) return '';
  const list = rest.map(({ start, end }) => source.slice(start, end)).join(', ');
  return `export { ${list} }${from === null ? '' : ` from ${source.slice(from.start, from.end)}`};`;
}

function exportedName({ exported }: Node): string {
  return String((exported as Node).name);
}

/** Where a page's head comes from, if it comes from elsewhere. */
function headFrom(source: string): string[] {
  const from = exportOf(source, 'head')?.statement.source as Node | null | undefined;
  return from ? [source.slice(from.start, from.end)] : [];
}
