import type { Article } from '../build/content/articles.ts';

const texts = import.meta.glob<Article | null>('./articles/*.md', { import: 'default' });

/** One article with its text; undefined for a slug that is not published. */
export async function loadArticle(slug: string): Promise<Article | undefined> {
  return (await texts[`./articles/${slug}.md`]?.()) ?? undefined;
}

export type { Article };
