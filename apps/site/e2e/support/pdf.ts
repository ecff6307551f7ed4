import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  role?: string;
  type?: string;
  children?: readonly Node[];
}

export interface ReadPdf {
  pages: number;
  isTagged: boolean;
  title: unknown;
  language: unknown;
  /** One line, with single spaces. */
  text: string;
  /** Roles of all structure elements, in reading order. */
  tags: readonly string[];
  /** Titles of the bookmarks, including nested ones. */
  outline: readonly string[];
  /** Where its links lead. */
  links: readonly string[];
}

/** What readers and screen readers get from the document. */
export async function readPdf(data: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  // Typed as an object, but a map.
  const marks = (await pdf.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
  const texts: string[] = [];
  const tags: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(...items.flatMap((item) => ('str' in item ? [item.str] : [])));
    collect(await page.getStructTree(), tags);
    for (const { url } of await page.getAnnotations()) if (typeof url === 'string') links.push(url);
  }
  const read = {
    pages: pdf.numPages,
    isTagged: marks?.get('Marked') === true,
    title: (info as { Title?: unknown }).Title,
    language: (info as { Language?: unknown }).Language,
    text: texts.join(' ').replace(/\s+/g, ' '),
    tags,
    outline: titles((await pdf.getOutline()) ?? []),
    links,
  };
  await task.destroy();
  return read;
}

function collect(node: Node | null, into: string[]): void {
  if (node?.role !== undefined) into.push(node.role);
  for (const child of node?.children ?? []) collect(child, into);
}

interface Bookmark {
  title: string;
  items?: readonly Bookmark[];
}

function titles(bookmarks: readonly Bookmark[]): string[] {
  return bookmarks.flatMap(({ title, items = [] }) => [title, ...titles(items)]);
}
