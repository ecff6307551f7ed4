import { subjects } from '../head.ts';
import type { PageHead } from '../schema/basics.ts';
import type { PublishedArticle } from '../schema/texts.ts';
import { site } from '../site.ts';

export const head = {
  title: `Blog: short articles on teams and method | ${site.brand}`,
  description:
    'Articles on leadership, teams, technology and method from our own projects. Each ends with something to try on Monday.',
  keywords: ['design blog', 'innovation leadership', 'team building', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: 'Articles on leadership, teams and method',
  lead: 'Each ends with something to try on Monday.',
} as const;

export const everyCategory = 'All';

const categories = [
  'Leadership',
  'Team Building',
  'Technology',
  'Methodology',
  'Strategy',
  'Culture',
] as const satisfies readonly PublishedArticle['category'][];

export const list = {
  title: 'All articles',
  search: { label: 'Search articles', placeholder: 'Search articles...' },
  category: { label: 'Category', choices: [everyCategory, ...categories] },
  count: (shown: number) => (shown === 1 ? '1 article' : `${shown} articles`),
  withoutScripts: 'Search and categories need JavaScript. All articles are listed below.',
  empty: 'No articles found matching your criteria.',
  clear: 'Clear search',
  newest: 'The two newest articles',
  notify: { href: '#newsletter', label: 'Tell me by e-mail' },
} as const;

/** The page ends with the first article of all. */
export const closing = { label: 'Our first article' } as const;

/** Said instead after a search, which may have found that one. */
export const another = 'Another article';
