import { describe, expect, it } from 'vitest';
import { matchRedirect, parseRedirects } from './redirects.ts';

const rules = parseRedirects(`
# variants by query
/thank-you type=workshop /_variants/thank-you/workshop.html 200!
/store id=:id page=:page /shelf/:page/:id 301
/webinars  /webinar  301   # linked under both names
/news/*    /blog/:splat  302
/a/:b/c    /d/:b
/out       https://elsewhere.example/x?from=us 302
`);
const match = (path: string, search = '') => matchRedirect(rules, path, search)?.to;

describe('parseRedirects', () => {
  it('skips comments and empty lines and reads status and force', () => {
    expect(rules).toHaveLength(6);
    expect(rules[0]).toMatchObject({ query: { type: 'workshop' }, status: 200, force: true });
    expect(rules[4]).toMatchObject({ status: 301, force: false });
  });

  it.each([
    ['/a', 'line 1: no target'],
    ['/a /b 3xx', 'line 1: "3xx" is no status'],
    ['/a /b 302 Country=de', 'Country=de'],
  ])('refuses %s', (line, message) => {
    expect(() => parseRedirects(line)).toThrow(message);
  });
});

// The expectations were taken from what the host's own matcher answers to the same rules.
describe('matchRedirect', () => {
  const variant = '/_variants/thank-you/workshop.html';

  it.each([
    ['the parameter alone', '/thank-you', '?type=workshop', variant],
    ['further parameters behind it', '/thank-you', '?type=workshop&utm_source=x', variant],
    ['further parameters before it', '/thank-you', '?utm_source=x&type=workshop', variant],
    ['an encoded value', '/thank-you', '?type=work%73hop', variant],
    ['a trailing slash', '/thank-you/', '?type=workshop', variant],
    ['the last of a repeated parameter', '/thank-you', '?type=webinar&type=workshop', variant],
    ['not the first of a repeated parameter', '/thank-you', '?type=workshop&type=webinar', undefined],
    ['no other value', '/thank-you', '?type=WORKSHOP', undefined],
    ['no parameter without a value', '/thank-you', '?type', undefined],
    ['no path in another case', '/Thank-you', '?type=workshop', undefined],
  ])('fits %s', (_, path, search, expected) => {
    expect(match(path, search)).toBe(expected);
  });

  it('puts captured parameters into the target, in whatever order they come', () => {
    expect(match('/store', '?page=2&id=a%2Fb')).toBe('/shelf/2/a%2Fb?page=2&id=a%2Fb');
    expect(match('/store', '?id=1')).toBeUndefined();
  });

  it('hands the query on when it redirects, the target’s own parameters first', () => {
    expect(match('/webinars')).toBe('/webinar');
    expect(match('/webinars/', '?utm_source=x')).toBe('/webinar?utm_source=x');
    expect(match('/out', '?from=them&a=1')).toBe('https://elsewhere.example/x?from=us&a=1');
  });

  it('fills splats and placeholders', () => {
    expect(match('/news')).toBe('/blog/');
    expect(match('/news/a/b')).toBe('/blog/a/b');
    expect(match('/a/1/c')).toBe('/d/1');
    expect(match('/a/1/c/2')).toBeUndefined();
  });
});
