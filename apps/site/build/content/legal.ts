import type { LegalMeta } from '../../content/schema/collections.ts';
import type { LegalDocument, LegalSection } from '../../content/schema/texts.ts';
import type { RenderedText } from './markdown.ts';
import type { Problem } from './problems.ts';
import type { TextFile } from './texts.ts';

export function legalDocument({ meta, text }: TextFile<LegalMeta>): LegalDocument {
  return { ...meta, sections: sectionsOf(text).sections };
}

/** A clause without a heading has no number and cannot be quoted. */
export function legalProblems({ file, text }: TextFile<LegalMeta>): Problem[] {
  const { before } = sectionsOf(text);
  if (before === '') return [];
  return [
    {
      file,
      field: 'text',
      wrong: 'words before the first heading',
      allowed:
        'a text that begins with a heading of the second level; what it says as a whole is the `summary`',
    },
  ];
}

function sectionsOf({ html, contents }: RenderedText): { before: string; sections: LegalSection[] } {
  const [before = '', ...rest] = html.split(/<h2 id="[^"]*">.*?<\/h2>\s*/);
  const headings = contents.filter(({ level }) => level === 2);
  const sections = headings.map(({ id, label }, i) => ({ id, title: label, html: (rest[i] ?? '').trim() }));
  return { before: before.trim(), sections };
}
