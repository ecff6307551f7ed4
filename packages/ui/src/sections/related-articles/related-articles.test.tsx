import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { type RelatedArticle, RelatedArticles } from './index.ts';

const article: RelatedArticle = {
  title: 'Root, shoot, screen',
  excerpt: 'Four questions.',
  category: 'Methodology',
  author: 'Jonas Feld',
  date: '2023-11-28',
  readMinutes: 11,
  href: '/root',
  picture: { kind: 'figure', rule: 'branching' },
};

describeConformance('RelatedArticles', <RelatedArticles title="Read next" articles={[article]} />);
describeConformance(
  'RelatedArticles, two',
  <RelatedArticles title="Read next" articles={[article, { ...article, href: '/other' }]} />,
);

test('one link for each, the nearest first, and never a third', async () => {
  const articles = ['/a', '/b', '/c'].map((href) => ({ ...article, href }));
  const { container } = await render(<RelatedArticles title="Read next" articles={articles} />);
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/a', '/b']);
});

test('what cannot be read is not related', () => {
  expectTypeOf<Omit<RelatedArticle, 'href'>>().not.toExtend<RelatedArticle>();
  expectTypeOf<Omit<RelatedArticle, 'date'>>().not.toExtend<RelatedArticle>();
});
