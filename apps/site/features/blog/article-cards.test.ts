import { expect, test } from 'vitest';
import type { PublishedArticle } from '../../content/schema/texts.ts';
import { matches } from './article-cards.tsx';

const article: PublishedArticle = {
  status: 'published',
  slug: 'a-chair',
  href: '/blog/a-chair',
  title: 'Praise for a Chair',
  excerpt: 'What a café knows about high-performance teams, and a team’s habits.',
  category: 'Culture',
  author: { id: 'mei-lindqvist', name: 'Mei Lindqvist' },
  date: '2026-01-01',
  tags: ['Language models'],
  readMinutes: 3,
  figure: { rule: 'branching', seed: 1 },
};

test.each([
  '',
  'prai',
  'CHAIR',
  'cafe',
  'Café',
  'performance',
  'high-perf',
  'lang mod',
  "team's",
  'lind',
  'cult',
])('the search %j finds the article', (search) => {
  expect(matches(article, search)).toBe(true);
});

test.each(['AI', 'hair', 'praise zebra', 'formance'])('the search %j does not', (search) => {
  expect(matches(article, search)).toBe(false);
});
