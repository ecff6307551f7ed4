import { articleMeta } from '../../../content/schema/collections.ts';
import { type ArticleIndex, indexArticles } from '../articles.ts';
import type { Content } from '../load.ts';
import { renderMarkdown } from '../markdown.ts';
import type { Exports } from '../records.ts';
import type { CheckContext } from '../report.ts';
import type { TextFile } from '../texts.ts';

const figure = { rule: 'strands', seed: 1 };

export function article(
  slug: string,
  fields: Record<string, unknown> = {},
  body = 'One word.',
): TextFile<never> {
  const meta = articleMeta.parse({
    status: 'published',
    title: slug,
    excerpt: 'Long enough to be the description of a page in search results.',
    category: 'Culture',
    figure,
    ...(fields.status === 'announced' ? {} : { author: 'ann', date: '2024-01-01', tags: ['a'] }),
    ...fields,
  });
  const file = `content/articles/${slug}.md`;
  return {
    slug,
    file,
    meta: meta as never,
    text: renderMarkdown(body, file, { promises: { answer: 'soon' } }),
  };
}

export function articleIndexOf(...files: TextFile<never>[]): ArticleIndex {
  return indexArticles(files, { authors: { ann: 'Ann Example' }, drawings: ['a-chart'] });
}

/** A small site: everything that a test does not set is empty. */
export function contentOf({
  modules = {},
  pages = {},
  projects = {},
  texts = [],
}: {
  modules?: Record<string, Exports>;
  pages?: Record<string, Exports>;
  projects?: Record<string, unknown>;
  texts?: TextFile<never>[];
}): Content {
  return {
    modules,
    pages,
    collections: { projects, sketches: {}, team: {} },
    library: { articleIndex: articleIndexOf(...texts), legal: {}, texts, problems: [] },
  };
}

export function around(given: Partial<CheckContext> = {}): CheckContext {
  return { today: '2026-11-21', images: [], routes: [], redirects: {}, files: [], sources: {}, ...given };
}
