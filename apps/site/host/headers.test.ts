import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from './headers.ts';

const rules = parseHeaders(`
# everywhere
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'none'; connect-src 'self' http://localhost:54321
  Cache-Control: public, max-age=0
/assets/*
  Cache-Control: immutable
/blog/:slug
  Link: <a>
  Link: <b>
/*.webmanifest
  Content-Type: application/manifest+json
`);

describe('headersFor', () => {
  it('applies a wildcard to every path, the root included', () => {
    expect(headersFor(rules, '/')['x-frame-options']).toBe('DENY');
    expect(headersFor(rules, '/a/b/c.html')['x-frame-options']).toBe('DENY');
    expect(headersFor(rules, '/a\r\nb')['x-frame-options']).toBe('DENY');
  });

  it('keeps colons in values', () => {
    expect(headersFor(rules, '/')['content-security-policy']).toContain("'self' http://localhost:54321");
  });

  it('lets the later rule win and joins a name repeated in one rule', () => {
    expect(headersFor(rules, '/assets/a.js')['cache-control']).toBe('immutable');
    expect(headersFor(rules, '/blog/one').link).toBe('<a>, <b>');
    expect(headersFor(rules, '/blog/one/two').link).toBeUndefined();
    expect(headersFor(rules, '/site.webmanifest')['content-type']).toBe('application/manifest+json');
  });

  it('refuses what it cannot read', () => {
    expect(() => parseHeaders('X-A: 1')).toThrow('line 1');
  });
});
