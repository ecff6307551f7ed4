import type { ArticlePictureSource, CalendarDate, Article as Card, RelatedArticle } from '@laliaflia/ui';
import type { AnnouncedArticle, PublishedArticle } from '../../content/schema/texts.ts';
import { site } from '../../content/site.ts';
import { ArticleDrawing } from './drawings/article-drawing.tsx';

/** What stands for an article: the drawing of what it says. */
export function pictureOf({ slug, figure }: Pick<PublishedArticle, 'slug' | 'figure'>): ArticlePictureSource {
  return { kind: 'drawing', drawing: <ArticleDrawing slug={slug} figure={figure} /> };
}

export function readable(article: PublishedArticle): RelatedArticle & { date: CalendarDate } {
  const { title, excerpt, category, author, date, readMinutes, href } = article;
  return {
    title,
    excerpt,
    category,
    author: author.name,
    date: date as CalendarDate,
    readMinutes,
    href,
    picture: pictureOf(article),
  };
}

/** An article in the list; an announced one leads to the newsletter. */
export function articleCard(
  article: PublishedArticle | AnnouncedArticle,
  notify: { href: string; label: string },
): Card {
  if (article.status === 'published') return { state: 'published', ...readable(article) };
  const { title, excerpt, category, planned } = article;
  return {
    state: 'announced',
    title,
    excerpt,
    category,
    author: site.brand,
    planned: planned as CalendarDate,
    notify,
    picture: { kind: 'figure', tone: 'page', ...article.figure },
  };
}

/** Every word of the search begins a word of what the card says, or one of the article's tags. */
export function matches(article: PublishedArticle | AnnouncedArticle, search: string): boolean {
  const { title, excerpt, category } = article;
  const more = article.status === 'published' ? [article.author.name, ...article.tags] : [];
  const text = ` ${plain([title, excerpt, category, ...more].join(' '))}`;
  return plain(search)
    .split(' ')
    .every((word) => text.includes(` ${word}`));
}

/** The words without case, accents and apostrophes, a space between them. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();
}
