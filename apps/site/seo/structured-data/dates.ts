import { published } from '../../content/articles.ts';
import imprint from '../../content/legal/imprint.md';
import privacy from '../../content/legal/privacy.md';
import terms from '../../content/legal/terms.md';
import type { DescribedPage } from './page.ts';

const texts = { imprint, privacy, terms } as const;

/** The day or the month in which a page that shows a date last changed. */
export function modifiedOn({ page, head }: Pick<DescribedPage, 'page' | 'head'>): string | undefined {
  if (page === 'blog') return published[0]?.date;
  if (page in texts) return texts[page as keyof typeof texts].updated;
  return head.article?.published;
}
