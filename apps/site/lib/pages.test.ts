import { describe, expect, it } from 'vitest';
import { routeKey } from './addresses.ts';
import { definePages, findRoute, variantOf } from './pages.ts';

const pages = definePages({ './pages/a.tsx': async () => ({ default: () => null }) });
const route = pages.route({ path: '/a', page: 'a', variants: ['one', 'two'] });

describe('routes', () => {
  it('complains about a page without a file', () => {
    expect(() => pages.route({ path: '/b', page: 'b' })).toThrow('there is no file ./pages/b.tsx');
  });

  it('are found with and without a slash at the end, and by parameter', () => {
    const article = pages.route({ path: '/blog/:slug', page: 'a' });
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
    }).route({ path: '/a', page: 'a' });
    await expect(flaky.load()).rejects.toThrow('offline');
    expect(flaky.loaded()).toBeUndefined();
    await Promise.all([flaky.load(), flaky.load()]);
    expect(attempts).toBe(2);
    expect(flaky.loaded()).toBeDefined();
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
