import type { Article } from '../../content/schema/texts.ts';

/*
 * An article travels as data, beside its page: as a module of its own, each would be a line in the list of chunks, which
 * every visitor of every page fetches.
 */

/** Where the build puts it. */
export function articleFile(slug: string): string {
  return `/articles/${encodeURIComponent(slug)}.json`;
}

type Texts = Readonly<Record<string, Article>>;

let atHand: Texts | undefined;

/** The build has all of them and asks nobody. */
export function takeArticles(texts: Texts): void {
  atHand = texts;
}

/** One article with its text; undefined for a slug that is not published. */
export async function loadArticle(slug: string): Promise<Article | undefined> {
  if (atHand !== undefined) return Object.hasOwn(atHand, slug) ? atHand[slug] : undefined;
  const response = await fetch(articleFile(slug));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The article "${slug}" cannot be fetched: status ${response.status}.`);
  return response.json();
}
