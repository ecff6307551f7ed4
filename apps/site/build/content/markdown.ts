import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import { href as hrefRule } from '../../content/schema/basics.ts';
import type { ContentsEntry, TextDrawing } from '../../content/schema/texts.ts';
import type { Problem } from './problems.ts';

export interface RenderedText {
  /** Without its drawings. */
  html: string;
  /** The same in its order, cut where a drawing stands. */
  parts: readonly (string | TextDrawing)[];
  /** Every heading, for a table of contents. */
  contents: readonly ContentsEntry[];
  words: number;
  /** Addresses of its links. */
  links: readonly string[];
  /** `claims.experience.value`: the facts that it quotes from records. */
  quotes: readonly string[];
  problems: readonly Problem[];
}

export interface MarkdownFile {
  meta: unknown;
  body: string;
  problems: readonly Problem[];
}

/** Splits a file into the fields between the two lines of dashes and the text below them. */
export function splitFrontMatter(source: string, file: string): MarkdownFile {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source);
  const wrong = (what: string): MarkdownFile => ({
    meta: undefined,
    body: '',
    problems: [
      {
        file,
        field: '',
        wrong: what,
        allowed:
          'YAML fields between two lines of "---" at the top. Put texts with a colon into quotation marks',
      },
    ],
  });
  if (match === null) return wrong('a file without fields at its top');
  try {
    return { meta: parse(match[1] ?? ''), body: match[2] ?? '', problems: [] };
  } catch (error) {
    return wrong(`fields that cannot be read: ${(error as Error).message.split('\n', 1)[0]}`);
  }
}

/** Markdown to HTML. `facts` is what `{{promises.answer}}` may quote. */
export function renderMarkdown(body: string, file: string, facts: unknown): RenderedText {
  const problems: Problem[] = [];
  const complain = (wrong: string, allowed: string) => problems.push({ file, field: 'text', wrong, allowed });
  const quotes: string[] = [];
  const quoted = body.replace(/\{\{\s*([^}]*?)\s*\}\}/g, (whole, name: string) => {
    const value = name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], facts);
    if (typeof value === 'string' || typeof value === 'number') {
      quotes.push(name);
      return unbroken(String(value)).replace(/[\\`*[\]<>&#|~]/g, '\\$&');
    }
    complain(
      whole,
      `the name of a record that texts may quote, such as {{promises.answer}}; see build/content/quotable.ts`,
    );
    return whole;
  });

  const contents: ContentsEntry[] = [];
  const drawings: TextDrawing[] = [];
  const links: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const label = plainText(tokens);
        if (depth !== 2 && depth !== 3) {
          complain(
            `${'#'.repeat(depth)} ${label}`,
            'headings of the second and third level; the title is the first',
          );
          return '';
        }
        const { mark, words } = numbered.exec(label)?.groups ?? {};
        const id = uniqueId(words ?? label, contents);
        contents.push({ id, label: words ?? label, level: depth, ...(mark && { mark }) });
        const text = this.parser
          .parseInline(tokens)
          .replace(numbered, '<span class="lali:text-signal">$<mark></span> $<words>');
        return `<h${depth} id="${id}">${text}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        if (!hrefRule.safeParse(href).success) complain(`[…](${href})`, `as a link ${hrefWords}`);
        links.push(href);
        return `<a href="${attribute(href)}">${wholeWords(this.parser.parseInline(tokens))}</a>`;
      },
      // Named by its heading, and each row by its first cell, as a screen reader reads them.
      table(token) {
        const name = attribute(contents.at(-1)?.label ?? '');
        const drawn = Renderer.prototype.table
          .call(this, token)
          .replace('<table>', `<table>${name && `\n<caption class="lali:sr-only">${name}</caption>`}`)
          .replaceAll('<th>', '<th scope="col">')
          .replace(/(<tr>\n)<td>(.*)<\/td>/g, '$1<th scope="row">$2</th>');
        return token.header.length < MANY
          ? drawn
          : labelled(
              drawn,
              token.header.map(({ text }) => text),
            );
      },
      paragraph({ tokens }) {
        const drawing = drawingOf(tokens);
        if (drawing === undefined) return `<p>${this.parser.parseInline(tokens)}</p>\n`;
        if (drawing.caption === '') complain('a drawing without a caption', 'words between its brackets');
        drawings.push(drawing);
        return CUT;
      },
      image({ raw }: Tokens.Image) {
        complain(
          raw,
          'text and drawings; a drawing is alone in its paragraph, ![its caption](drawing:its-name), and the picture of an article is the field `image` at its top',
        );
        return '';
      },
      html({ raw }: Tokens.HTML | Tokens.Tag) {
        complain(raw.trim(), 'Markdown without HTML in it');
        return '';
      },
    },
  });
  const cut = marked.parse(quoted, { async: false }).split(CUT);
  const html = cut.join('');
  const words = html
    .replace(/<[^>]*>/g, '')
    .split(/\s+/)
    .filter(Boolean).length;
  const parts = cut.flatMap((text, i) => [text, ...drawings.slice(i, i + 1)]).filter((part) => part !== '');
  return { html, parts, contents, words, links, quotes, problems };
}

/** Where a drawing stands in the HTML; no text has this sign. */
const CUT = '\u0000';

/** The drawing that a paragraph is, if it is nothing else. */
function drawingOf([token, ...others]: readonly Token[]): TextDrawing | undefined {
  if (token?.type !== 'image' || others.length > 0) return undefined;
  const [, drawing] = /^drawing:(.+)$/.exec(token.href) ?? [];
  return drawing === undefined ? undefined : { drawing, caption: token.text };
}

/** Columns of sentences that are too narrow beside each other on a phone. */
const MANY = 3;

/**
 * Each cell names its column, so that rows can stand in lines. Browsers take the roles away from a table whose parts are
 * drawn as blocks: they are written out.
 */
function labelled(html: string, columns: readonly string[]): string {
  let cell = 0;
  return html
    .replace('<table>', '<table role="table">')
    .replace(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
    .replaceAll('<tr>', '<tr role="row">')
    .replaceAll('<th scope="col">', '<th role="columnheader" scope="col">')
    .replaceAll('<th scope="row">', '<th role="rowheader" scope="row">')
    .replaceAll('<td>', () => {
      const place = 1 + (cell % (columns.length - 1));
      cell += 1;
      return `<td role="cell" data-label="${attribute(columns[place] ?? '')}">`;
    });
}

/** No line of a link ends inside a word with a hyphen. Other HTML than words stays as it is. */
function wholeWords(html: string): string {
  if (html.includes('<')) return html;
  return html.replace(
    /[\p{L}\p{N}]{1,15}(?:-[\p{L}\p{N}]{1,15})+/gu,
    '<span class="lali:whitespace-nowrap">$&</span>',
  );
}

/** No line break inside a telephone number. */
function unbroken(text: string): string {
  return /^\+[\d ]+$/.test(text) ? text.replaceAll(' ', '\u00a0') : text;
}

const hrefWords =
  'a path such as /contact, an anchor such as #steps, or an address that begins with mailto:, tel:+ or https://';

/** A heading whose number is the author's: '2. Who is not our customer?' */
const numbered = /^(?<mark>\d+)\. (?<words>.+)$/s;

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('');
}

function uniqueId(label: string, taken: readonly ContentsEntry[]): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const base = words === '' ? 'part' : words;
  let id = base;
  for (let n = 2; taken.some((entry) => entry.id === id); n += 1) id = `${base}-${n}`;
  return id;
}

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
