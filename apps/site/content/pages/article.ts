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

export const related = { title: 'Read next' } as const;

export const closing = {
  title: 'Try it on a problem of your own',
  text: 'A workshop begins where the article ends: with your question, your customers and a wall.',
  actions: [
    { href: '/workshops', label: 'See all workshops' },
    { href: '/ai-assessment', label: 'Take the assessment' },
  ],
} as const;
