import { check, clause, page, section, test } from './clause.ts';

export const blog = section('2 Blog', [
  clause(
    '2.blog.controls',
    'search and categories',
    page('/blog').has(1, 'input[type=search]'),
    page('/blog').has(7, 'select[name=category] option'),
    page('/blog').shows('Leadership'),
    page('/blog').shows('Team Building'),
    page('/blog').shows('Technology'),
    page('/blog').shows('Methodology'),
    page('/blog').shows('Strategy'),
    page('/blog').shows('Culture'),
    test(
      'apps/site/e2e/blog.spec.ts',
      'search and category filter together while the visitor types, and the count is announced',
    ),
  ),
  clause(
    '2.blog.cards',
    'picture, category, reading time, title, excerpt, author, date, Read More',
    page('/blog').shows('Team Building'),
    page('/blog').shows('5 min read'),
    page('/blog').shows('Building High-Performance Teams'),
    page('/blog').shows('Fast teams are not made of fast people'),
    page('/blog').shows('Jonas Veit'),
    page('/blog').shows('February 8, 2024'),
    page('/blog').links('Read More', '/blog/building-high-performance-teams'),
    test(
      'apps/site/e2e/blog.spec.ts',
      'an article opens from its card, and the back link leads to the same filter',
    ),
  ),
  clause(
    '2.blog.empty',
    'a text when nothing is found',
    test(
      'apps/site/e2e/blog.spec.ts',
      'search and category filter together while the visitor types, and the count is announced',
    ),
  ),
  clause(
    '2.article.content',
    'picture, category, title, author, date, reading time, body, tags',
    page('/blog/building-high-performance-teams').shows('Team Building'),
    page('/blog/building-high-performance-teams').shows('Jonas Veit'),
    page('/blog/building-high-performance-teams').shows('February 8, 2024'),
    page('/blog/building-high-performance-teams').shows('5 min read'),
    page('/blog/building-high-performance-teams').shows('They disagree early'),
    page('/blog/building-high-performance-teams').shows('Psychological safety'),
  ),
  clause(
    '2.article.share',
    'Share Article',
    page('/blog/building-high-performance-teams').shows('Share Article'),
    test('apps/site/e2e/blog.spec.ts', 'the link of an article is copied where the system cannot share'),
  ),
  clause(
    '2.article.back',
    'Back to Blog',
    page('/blog/building-high-performance-teams').links('Back to Blog', '/blog'),
    test(
      'apps/site/e2e/blog.spec.ts',
      'an article opens from its card, and the back link leads to the same filter',
    ),
  ),
  clause(
    '2.article.related',
    'two related articles at most',
    page('/blog/building-high-performance-teams').shows('Related articles'),
    test(
      'apps/site/build/content/markdown.test.ts',
      'tells the reading time, the author’s name and two related articles',
    ),
  ),
  clause(
    '2.article.slugs',
    'two articles at their addresses',
    check('the site map lists the listed pages'),
    page('/blog/future-of-innovation-leadership-2024').has(1, 'article h1'),
    page('/blog/building-high-performance-teams').has(1, 'article h1'),
  ),
  clause(
    '2.article.unknown',
    'an unknown slug is replaced by /404',
    test('apps/site/e2e/blog.spec.ts', 'in the client an unknown slug is replaced by /404'),
    test('apps/site/e2e/blog.spec.ts', 'the host sends an unknown slug to /404, whose status says so'),
  ),
]);
