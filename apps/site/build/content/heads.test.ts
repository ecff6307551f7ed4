import { expect, it } from 'vitest';
import { headProblems } from './heads.ts';
import { article, contentOf } from './test/fixture.ts';

const site = { 'site.ts': { site: { brand: 'House' } } };
const description = 'Long enough to be the description of a page in search results.';
const told = (...args: Parameters<typeof contentOf>) =>
  headProblems(contentOf(...args)).map(({ file, field, allowed }) => `${file} ${field}: ${allowed}`);

it('no page, variant or article has the title or the description of another', () => {
  expect(
    told({
      modules: site,
      pages: {
        one: { head: { title: 'A | House', description } },
        two: { heads: { x: { title: 'B', description: 'b' }, y: { title: 'B', description: 'c' } } },
      },
      texts: [
        article('a', { title: 'A' }),
        article('soon', { title: 'A', status: 'announced', planned: '2030-01-01' }),
      ],
    }),
  ).toEqual([
    'content/pages/two.ts heads.y.title: words of its own; the same stand in content/pages/two.ts, heads.x.title',
    'content/articles/a.md title: words of its own; the same stand in content/pages/one.ts, head.title',
    'content/articles/a.md excerpt: words of its own; the same stand in content/pages/one.ts, head.description',
  ]);
});

it('the brand fits behind the title of an article', () => {
  const title = 'x'.repeat(46);
  expect(told({ modules: site, texts: [article('a', { title })] })).toEqual([]);
  const long = { 'site.ts': { site: { brand: 'A house with a very long name' } } };
  expect(told({ modules: long, texts: [article('a', { title })] })).toEqual([
    'content/articles/a.md title: at most 28 characters, so that the brand fits behind it in 60',
  ]);
});
