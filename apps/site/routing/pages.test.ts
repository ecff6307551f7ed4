import { describe, expect, it } from 'vitest';
import { pagesOf, patternsOf } from '../build/render/pages.ts';
import { routeKey } from './addresses.ts';
import { definePages, findRoute, isUnknown, loadAt, variantOf } from './pages.ts';

const define = definePages({ './pages/a.tsx': async () => ({ default: () => null }) });
const route = define({ path: '/a', page: 'a', variants: ['one', 'two'] });

describe('routes', () => {
  it('complains about a page without a file', () => {
    expect(() => define({ path: '/b', page: 'b' })).toThrow('there is no file ./pages/b.tsx');
  });

  it('are found with and without a slash at the end, and by parameter', () => {
    const article = define({ path: '/blog/:slug', page: 'a' });
    expect(findRoute([route, article], '/a/')).toBe(route);
    expect(findRoute([route, article], '/blog/x')).toBe(article);
    expect(findRoute([route, article], '/a/b')).toBeUndefined();
  });

  it('load once, and again only after a failure', async () => {
    let attempts = 0;
    const flaky = definePages({
      './pages/a.tsx': async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('offline');
        return { default: () => null };
      },
    })({ path: '/a', page: 'a' });
    await expect(flaky.load('/a')).rejects.toThrow('offline');
    expect(flaky.loaded('/a')).toBeUndefined();
    await Promise.all([flaky.load('/a'), flaky.load('/a')]);
    expect(attempts).toBe(2);
    expect(flaky.loaded('/a')).toBeDefined();
  });
});

describe('a route with a parameter', () => {
  const loads: string[] = [];
  const article = definePages({
    './pages/article.tsx': async () => ({
      default: () => null,
      subjects: {
        names: async () => ['first'],
        data: (name: string) => `/data/${name}.json`,
        load: async (name: string) => {
          loads.push(name);
          return name === 'first' ? { title: 'First' } : undefined;
        },
      },
    }),
  })({ path: '/blog/:slug', page: 'article' });

  it('loads the subject of each address once, together with the page', async () => {
    expect(article.loaded('/blog/first')).toBeUndefined();
    const page = await article.load('/blog/first');
    await article.load('/blog/first/');
    expect(page.subject).toEqual({ title: 'First' });
    expect(isUnknown(page)).toBe(false);
    expect(article.loaded('/blog/first')).toBe(page);
    expect(article.loaded('/blog/second')).toBeUndefined();
    expect(loads).toEqual(['first']);
  });

  it('knows an address that has no page', async () => {
    expect(isUnknown(await article.load('/blog/second'))).toBe(true);
  });

  it('becomes one page for each subject', async () => {
    expect(await pagesOf(article)).toEqual([
      {
        path: '/blog/first',
        pattern: '/blog/:slug',
        page: 'article',
        sources: ['pages/article.tsx'],
        data: '/data/first.json',
      },
    ]);
  });

  it('sends unknown values on only where it says so', () => {
    expect(patternsOf([article, route])).toEqual([]);
    expect(patternsOf([{ ...article, unknownMoves: true }, route])).toEqual(['/blog/:slug']);
  });

  it('needs no file of data where its chunk holds them all', async () => {
    const study = definePages({
      './pages/case-study.tsx': async () => ({
        default: () => null,
        subjects: { names: async () => ['first'], load: async () => undefined },
      }),
    })({ path: '/portfolio/:slug', page: 'case-study' });
    expect((await pagesOf(study)).map(({ path, data }) => [path, data])).toEqual([
      ['/portfolio/first', undefined],
    ]);
  });

  it('has the page for unknown addresses at hand for a value without a page', async () => {
    const notFound = define({ path: '/404', page: 'a' });
    await loadAt({ routes: [article], redirects: {}, notFound }, '/blog/first');
    expect(notFound.loaded('/404')).toBeUndefined();
    await loadAt({ routes: [article], redirects: {}, notFound }, '/blog/third');
    expect(notFound.loaded('/404')).toBeDefined();
  });

  it('complains about a page without subjects', async () => {
    await expect(pagesOf(define({ path: '/x/:id', page: 'a' }))).rejects.toThrow('exports no subjects');
  });
});

describe('a route without one', () => {
  it('is never unknown', async () => {
    expect(isUnknown(await route.load('/a'))).toBe(false);
  });
});

describe('variantOf', () => {
  it.each([
    ['', 'one'],
    ['?type=two', 'two'],
    ['?type=nonsense', 'one'],
    ['?type=one&type=two', 'two'],
  ])('%s shows %s', (search, variant) => {
    expect(variantOf(route, search)).toBe(variant);
  });
});

describe('routeKey', () => {
  it('changes with the path and the type, and with nothing else', () => {
    const key = (pathname: string, search = '') => routeKey({ pathname, search });
    expect(key('/a/', '?x=1')).toBe(key('/a'));
    expect(key('/')).not.toBe(key('/a'));
    expect(key('/a', '?type=x')).not.toBe(key('/a'));
  });
});
