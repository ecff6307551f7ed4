import { describe, expect, it } from 'vitest';
import { assemblePage, inlineBlocks, withPolicy, withStyle } from './document.ts';

const template = `<!doctype html><html><head>
  <meta charset="utf-8"><meta name="viewport" content="x">
  <script>first()</script>
  <script type="module" src="/assets/entry.js"></script>
  <link rel="modulepreload" href="/assets/shared.js">
  <link rel="stylesheet" href="/assets/site.css">
</head><body><div id="root"></div></body></html>`;
const app =
  '<title>A &amp; B</title><meta name="description" content="d"/><link rel="canonical" href="/a"/>' +
  '<main><svg><title>Seat map</title></svg><p>one<!-- -->two</p><input value=""/></main>';
const stylesheet = '/assets/site.css';
const parts = { template, app, chunks: ['/a.js', '/b.js'], meta: [], fonts: [], stylesheet };

describe('assemblePage', () => {
  const page = assemblePage({ ...parts, meta: [{ name: 'laliaflia:api', content: 'http://api' }] });
  const [head = '', body = ''] = page.split('</head>');

  it('moves metadata into the head, and not the titles of drawings', () => {
    expect(head).toContain('<title>A &amp; B</title>');
    expect(head).toContain('<link rel="canonical" href="/a">');
    expect(head).toContain('<meta name="laliaflia:api" content="http://api">');
    expect(head).not.toContain('Seat map');
    expect(body).toContain('<svg><title>Seat map</title></svg>');
  });

  it('keeps the application as React wrote it', () => {
    expect(body).toContain(
      '<div id="root" data-chunks="/a.js /b.js" data-stylesheet="/assets/site.css"><main><svg><title>Seat map</title></svg><p>one<!-- -->two</p><input value=""/></main></div>',
    );
  });

  it('puts the module at the very end and preloads none', () => {
    expect(page).toMatch(
      /<script type="module" src="\/assets\/entry.js" fetchpriority="low"><\/script><\/body><\/html>$/,
    );
    expect(page).not.toContain('modulepreload');
  });

  it('puts the title and the fonts first', () => {
    const { length } = '<!DOCTYPE html>';
    const withFont = assemblePage({ ...parts, fonts: ['/assets/f.woff2'] });
    expect(withFont.indexOf('/assets/f.woff2')).toBeLessThan(withFont.indexOf('first()'));
    expect(withFont.indexOf('<meta charset')).toBe(length + '<html><head>'.length);
  });

  it('puts its styles into the page, word for word, instead of the stylesheet', () => {
    const style = 'a>b{content:"<$&"}';
    const styled = withStyle(page, style);
    expect(styled).toContain(`<style>${style}</style>`);
    expect(styled).not.toContain('rel="stylesheet"');
    expect(inlineBlocks(styled)).toEqual({ scripts: ['first()'], styles: [style] });
  });

  it('puts a policy before whatever it has to allow', () => {
    const guarded = withPolicy(
      page,
      `script-src 'self'; frame-ancestors 'none'; trusted-types "x"; report-uri /r`,
    );
    const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'; trusted-types &quot;x&quot;">`;
    expect(guarded).toContain(`<head><meta charset="utf-8">${meta}`);
  });

  it('puts structured data after the application, escaped so that it cannot end the element', () => {
    const told = { name: '</script><b>' };
    const page = assemblePage({ ...parts, structuredData: told });
    const [, data = ''] = /<\/div><script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toEqual(told);
    expect(inlineBlocks(page).scripts).toEqual(['first()']);
  });
});
