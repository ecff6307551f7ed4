import { describe, expect, it } from 'vitest';
import { isData, isOurMarkup } from './trusted-markup.ts';

describe('isOurMarkup', () => {
  it.each([
    'plain text & an ampersand',
    '<g><path fill="var(--lali-figure-core)" d="M0 0L1 1"/></g>',
    '<p>See <a href="/privacy#backups">privacy</a> or <a href="mailto:hello@example.com">write</a>.<br>Thanks</p>',
    '<p>Our <a href="/a"><span class="lali:whitespace-nowrap">AI-powered</span> design</a></p>',
    '<table><caption class="lali:sr-only">Terms</caption><tr><th scope="row">Day</th><td>1</td></tr></table>',
    '<script></script>',
  ])('takes %s', (html) => expect(isOurMarkup(html)).toBe(true));

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="x">',
    '<p onclick="alert(1)">x</p>',
    '<g onload="alert(1)"></g>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    "<a href='https://evil.example'>x</a>",
    '<iframe srcdoc="x"></iframe>',
    '<svg><use href="data:x"></use></svg>',
    '<p style="background:url(https://evil.example)">x</p>',
    '<form action="https://evil.example">',
    '<base href="https://evil.example/">',
    '<P ONCLICK="alert(1)">x</P>',
    '<p/onclick="alert(1)">x</p>',
    '<!-- <p> -->',
    '<p',
    '<p title="a>b" onclick="x">',
    '<script src="x"></script>',
    '<script></script><script>alert(1)</script>',
  ])('refuses %s', (html) => expect(isOurMarkup(html)).toBe(false));
});

it('data is JSON', () => {
  expect(isData('{"@context":"https://schema.org"}')).toBe(true);
  expect(isData('alert(1)')).toBe(false);
});
