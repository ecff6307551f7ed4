import articleSummaries from 'virtual:articles';
import type { AnnouncedArticle, PublishedArticle } from './schema/texts.ts';

/*
 * The list holds what a card shows; the text of an article is a chunk of its own, fetched with its page. Import this
 * module only in pages that show the list: it grows with the number of articles.
 */

/** Published ones, the newest first, then announced ones, the next first. */
export const articles = articleSummaries;

export const published: readonly PublishedArticle[] = articles.filter((each) => each.status === 'published');
export const announced: readonly AnnouncedArticle[] = articles.filter((each) => each.status === 'announced');
