import type { CoveredArticle } from './article-cover.tsx';

/** Written for stories and tests. */
export const next: CoveredArticle = {
  title: 'The sixth chair stays empty',
  excerpt: 'The best teams keep a place for whoever is not in the room.',
  category: 'Team Building',
  author: 'Ada Brandt',
  date: '2024-01-10',
  readMinutes: 6,
  href: '#chair',
  picture: { kind: 'figure', rule: 'strands', seed: 3 },
};
