import { describe, expect, it } from 'vitest';
import { legalDocument, legalProblems } from './legal.ts';
import { renderMarkdown } from './markdown.ts';

function file(body: string) {
  return {
    slug: 'terms',
    file: 'content/legal/terms.md',
    meta: { title: 'Terms', summary: 'What applies.', updated: '2024-01' },
    text: renderMarkdown(body, 'content/legal/terms.md', {}),
  };
}

describe('a legal text', () => {
  it('is cut at its headings of the second level', () => {
    const { sections, title } = legalDocument(
      file('## First `part`\n\nOne.\n\n### Within\n\nTwo.\n\n## Last & least\n'),
    );
    expect(title).toBe('Terms');
    expect(sections).toEqual([
      {
        id: 'first-part',
        title: 'First part',
        html: '<p>One.</p>\n<h3 id="within">Within</h3>\n<p>Two.</p>',
      },
      { id: 'last-least', title: 'Last & least', html: '' },
    ]);
  });

  it('begins with a heading', () => {
    expect(legalProblems(file('## First\n\nOne.'))).toEqual([]);
    expect(legalProblems(file('Before.\n\n## First\n\nOne.'))).toMatchObject([
      { file: 'content/legal/terms.md', wrong: 'words before the first heading' },
    ]);
  });
});
