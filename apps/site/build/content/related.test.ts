import { beforeAll, describe, expect, it } from 'vitest';
import { articlesOf } from './articles.ts';
import { loadLibrary } from './library.ts';
import { nearness } from './related.ts';
import { article, articleIndexOf } from './test/fixture.ts';

/** Those below an article, named by their slugs. */
function below(slug: string, ...files: Parameters<typeof articleIndexOf>) {
  return articleIndexOf(...files)
    .article(slug)
    ?.related.map((other) => other.slug);
}

describe('the related articles', () => {
  const one = article('one', { date: '2024-06-01', category: 'Strategy', tags: ['x', 'y', 'z'] });
  /** Comes next, so it is related no second time, whatever it shares. */
  const next = article('next', { date: '2024-05-31', category: 'Strategy', tags: ['x', 'y', 'z'] });
  const newest = article('newest', { date: '2024-12-01' });
  const tagged = article('tagged', { date: '2022-01-01', tags: ['x'] });
  const older = article('older', { date: '2021-01-01', tags: ['y'] });
  const category = article('category', { date: '2020-01-01', category: 'Strategy' });
  const closest = article('closest', { date: '2019-01-01', tags: ['x', 'y', 'z'] });

  it('are those that share most, and only among equals the newest', () => {
    expect(below('one', one, next, newest, tagged, older)).toEqual(['tagged', 'older']);
    expect(below('one', one, next, newest, older, tagged, category)).toEqual(['category', 'tagged']);
    expect(below('one', one, next, newest, tagged, category, closest)).toEqual(['closest', 'category']);
  });

  it('are the newest where none shares anything', () => {
    const [b, c] = [article('b', { date: '2023-02-01' }), article('c', { date: '2023-01-01' })];
    expect(below('one', one, next, c, newest, b)).toEqual(['newest', 'b']);
  });
});

describe('each article of the site', () => {
  let articles: ReturnType<typeof articlesOf>;
  beforeAll(async () => {
    articles = articlesOf((await loadLibrary()).articleIndex);
  });

  it('has two others below it, of which the first shares a subject with it', () => {
    for (const one of Object.values(articles)) {
      expect(one.related, one.slug).toHaveLength(2);
      const [first] = one.related;
      expect(first && nearness(one, first), one.slug).toBeGreaterThan(0);
    }
  });
});
