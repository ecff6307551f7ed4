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
  const problem = (wrong: string, allowed: string) => ({ file, field: 'text', wrong, allowed });
  return [
    ...(sectionsOf(text).before === ''
      ? []
      : [
          problem(
            'words before the first heading',
            'a text that begins with a heading of the second level; what it says as a whole is the `summary`',
          ),
        ]),
    ...(text.parts.every((part) => typeof part === 'string')
      ? []
      : [problem('a drawing', 'words alone; articles show drawings')]),
  ];
}

function sectionsOf({ html, contents }: RenderedText): { before: string; sections: LegalSection[] } {
  const [before = '', ...rest] = html.split(/<h2 id="[^"]*">.*?<\/h2>\s*/);
  const headings = contents.filter(({ level }) => level === 2);
  const sections = headings.map(({ id, label }, i) => ({ id, title: label, html: (rest[i] ?? '').trim() }));
  return { before: before.trim(), sections };
}
