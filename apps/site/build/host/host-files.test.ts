import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../../host/headers.ts';
import { matchRedirect, parseRedirects } from '../../host/redirects.ts';
import type { PageRoute } from '../../routing/pages.ts';
import { headersFile, pageFile, redirectsFile, sitemapFile } from './host-files.ts';
import { contentSecurityPolicy, type PaymentForm, securityHeaders } from './policy.ts';

const route = (definition: Partial<PageRoute>) => definition as PageRoute;
const home = route({ path: '/' });
const details = route({ path: '/workshop-details', variants: ['ignite', 'deep'], bareFirst: true });
const thanks = route({ path: '/thank-you', variants: ['contact', 'webinar'], unlisted: true });

describe('pageFile', () => {
  it('names a file that the host serves without a slash at the end', () => {
    expect(pageFile(home, undefined)).toBe('index.html');
    expect(pageFile(route({ path: '/services/design' }), undefined)).toBe('services/design.html');
    expect(pageFile(details, 'ignite')).toBe('workshop-details.html');
    expect(pageFile(details, 'deep')).toBe('_variants/workshop-details/deep.html');
  });
});

describe('redirectsFile', () => {
  const rules = parseRedirects(
    redirectsFile([home, details, thanks], {
      redirects: { '/webinars': '/webinar' },
      patterns: ['/blog/:slug'],
    }),
  );

  it('gives each variant a rule that outranks the plain file', () => {
    expect(matchRedirect(rules, '/thank-you', '?utm_source=x&type=webinar')).toEqual({
      to: '/_variants/thank-you/webinar.html',
      status: 200,
      force: true,
    });
    expect(matchRedirect(rules, '/thank-you', '?type=contact')).toBeUndefined();
  });

  it('sends an unknown subject to /404, but never away from a file', () => {
    const unknown = { to: '/404', status: 302, force: false };
    expect(matchRedirect(rules, '/blog/nothing-here', '')).toEqual(unknown);
    expect(matchRedirect(rules, '/blog', '')).toBeUndefined();
    expect(matchRedirect(rules, '/blog/a/b', '')).toBeUndefined();
  });

  it('redirects permanently and gives /404 its status', () => {
    expect(matchRedirect(rules, '/webinars', '')).toMatchObject({ to: '/webinar', status: 301 });
    expect(matchRedirect(rules, '/404', '')).toMatchObject({ status: 404, force: true });
  });
});

describe('headersFile', () => {
  const none = { pages: [], others: '' };

  it('can be read by the host', () => {
    const rules = parseHeaders(headersFile(securityHeaders(), none, ['assets/*']));
    expect(rules[0]?.values['x-frame-options']).toBe('DENY');
    expect(headersFor(rules, '/assets/a.js')['cache-control']).toContain('immutable');
  });

  it('gives each address the policy of its page, once', () => {
    const page = (pattern: string, hasVariants = false) => ({ pattern, hasVariants, policy: `p ${pattern}` });
    const pages = [page('/'), page('/blog'), page('/blog/:slug'), page('/thank-you', true), page('/404')];
    const rules = parseHeaders(headersFile(securityHeaders(), { pages, others: 'others' }, ['icon.svg']));
    const policiesOf = (address: string) =>
      rules.flatMap(({ pattern, values }) =>
        pattern.test(address) ? (values['content-security-policy'] ?? []) : [],
      );
    expect(policiesOf('/')).toEqual(['p /']);
    expect(policiesOf('/index.html')).toEqual(['p /']);
    expect(policiesOf('/blog')).toEqual(['p /blog']);
    expect(policiesOf('/blog.html')).toEqual(['p /blog']);
    expect(policiesOf('/blog/one')).toEqual(['p /blog/:slug']);
    expect(policiesOf('/blog/one.html')).toEqual(['p /blog/:slug']);
    expect(policiesOf('/_variants/thank-you/webinar.html')).toEqual(['p /thank-you']);
    expect(policiesOf('/icon.svg')).toEqual(['others']);
    // A host that matches addresses has none for an unknown one: the policy stands in that page itself.
    expect(policiesOf('/nothing/here')).toEqual([]);
  });

  it('keeps the tokens of mailed links from other pages and from search engines', () => {
    const rules = parseHeaders(headersFile(securityHeaders(), none, []));
    for (const path of ['/newsletter/confirm', '/newsletter/leave'])
      expect(headersFor(rules, path)).toMatchObject({
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex',
      });
    expect(headersFor(rules, '/contact')).not.toHaveProperty('x-robots-tag');
  });
});

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({ scripts: ['alert(1)'], styles: [] }, 'http://localhost:54321/rest');

  it('allows own files, hashed blocks and the API, and no other source', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types default; report-uri /reports",
    );
    expect(policy).toContain("connect-src 'self' http://localhost:54321;");
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;');
    expect(policy).not.toMatch(/\*|unsafe-eval|script-src [^;]*unsafe-inline/);
  });
});

it('allows forms to be posted to a payment provider with a form, and to no other origin', () => {
  const policy = (payment: PaymentForm) =>
    contentSecurityPolicy({ scripts: [], styles: [] }, 'http://localhost:54321', payment);
  const payment = 'https://pay.example/checkout?id=1';
  const fields = { paymentFields: { hosted_button_id: 'X' } };
  expect(policy({ payment, ...fields })).toContain("form-action 'self' https://pay.example;");
  expect(policy({ payment })).toContain("form-action 'self';");
  expect(policy({ payment: '/sample-payment', ...fields })).toContain("form-action 'self';");
});

describe('sitemapFile', () => {
  it('escapes addresses for XML, and adds a date if there is one', () => {
    const file = sitemapFile([
      { url: 'https://a.example/', modified: undefined },
      { url: 'https://a.example/x?type=deep&more=1', modified: undefined },
      { url: 'https://a.example/blog/b', modified: '2024-01-15' },
    ]);
    expect(file.match(/<url>.*<\/url>/g)).toEqual([
      '<url><loc>https://a.example/</loc></url>',
      '<url><loc>https://a.example/x?type=deep&amp;more=1</loc></url>',
      '<url><loc>https://a.example/blog/b</loc><lastmod>2024-01-15</lastmod></url>',
    ]);
  });
});
