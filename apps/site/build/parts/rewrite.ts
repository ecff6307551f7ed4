import path from 'node:path';
import { siteRoot } from '../paths.ts';
import { type Node, nodesOf, parse, type PossiblePart, possibleParts, possibleValues } from './find-parts.ts';

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
    `export const possibleValues = () => ({ ${possibleValues(source)
      .map(({ name }) => name)
      .join(', ')} });`,
  ].join('\n');
}

/** What the build knows of a page. */
export interface Known {
  /** Ids of the static parts of all pages. */
  parts: ReadonlySet<string>;
  /** JSON of the page's constants, by their name, for those that are data. */
  values: Readonly<Record<string, string>>;
}

/** A page for the browser: in the place of each static part only its id is left, and in that of a call its result. */
export function withoutParts(page: string, source: string, known: Known): string {
  const parts = outermost(possibleParts(page, source).filter(({ id }) => known.parts.has(id)));
  const changes: Change[] = parts.map(({ id, start, end }) => ({
    start,
    end,
    text: `<StaticPart id=${JSON.stringify(id)} />`,
  }));
  for (const { name, start, end } of possibleValues(source)) {
    const json = known.values[name];
    if (json !== undefined) changes.push({ start, end, text: `(${json})` });
  }
  const added: string[] = [];
  if (parts.length > 0) {
    added.push(
      `import { StaticPart } from ${JSON.stringify(partFile)};`,
      `export const parts = ${JSON.stringify(parts.map(({ id }) => id))};`,
    );
  }
  const closing = closingExport(source);
  if (closing !== undefined) {
    changes.push(closing);
    added.push('const isClosed = true;', 'export { isClosed as closing };');
  }
  return [changed(source, changes), ...added].join('\n');
}

/** Those that stand in no other one. */
export function outermost(parts: readonly PossiblePart[]): PossiblePart[] {
  return parts.filter(
    (part) => !parts.some((other) => other !== part && other.start <= part.start && part.end <= other.end),
  );
}

/** The browser only asks whether a page has closing words. */
function closingExport(source: string): Change | undefined {
  for (const statement of nodesOf(parse(source).body)) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const specifiers = nodesOf(statement.specifiers);
    const closing = specifiers.find(({ exported }) => (exported as Node).name === 'closing');
    if (closing === undefined) continue;
    const others = specifiers.filter((each) => each !== closing);
    const from = statement.source as Node | null;
    const list = others.map(({ start, end }) => source.slice(start, end)).join(', ');
    return {
      start: statement.start,
      end: statement.end,
      text: `export { ${list} }${from === null ? '' : ` from ${source.slice(from.start, from.end)}`};`,
    };
  }
  return undefined;
}
