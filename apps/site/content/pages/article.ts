import { subjects } from '../head.ts';
import type { PageHead } from '../schema/basics.ts';
import type { Article } from '../schema/texts.ts';
import { site } from '../site.ts';

/** An article's own title, excerpt and tags. */
export function head({ title, excerpt, tags, date, author, category }: Article): PageHead {
  return {
    title: `${title} | ${site.brand}`,
    description: excerpt,
    keywords: [...tags, ...subjects],
    article: { published: date, author: author.name, section: category, tags },
  };
}

export const back = { href: '/blog', label: 'Back to Blog' } as const;

export const related = {
  title: 'Related articles',
  more: { href: '/blog', label: 'All articles' },
} as const;

export const closing = { label: 'Next article' } as const;
