import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { color } from '@laliaflia/ui/tokens';

export interface Page {
  status: number;
  language: string;
  title: string;
  /** Below the title. */
  markup: string;
  headers: Record<string, string>;
}

const both = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light},${dark})`;

const style = `:root{color-scheme:light dark;--ground:${both(color.page)};--ink:${both(color.text)};--wrong:${both(color['danger-text'])}}
html{background:var(--ground);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:clamp(2rem,10vh,7rem) 1.25rem;overflow-wrap:anywhere}
h1{font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15;letter-spacing:-.02em;text-wrap:balance;margin:0 0 1rem}
a{color:inherit}
label{display:block;margin-top:1.5rem;font-weight:600}
input,select,textarea,button{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid currentColor;border-radius:.5rem;background:transparent;color:inherit;font:inherit}
option{background:var(--ground);color:var(--ink)}
textarea{min-height:9rem}
button{width:auto;margin-top:2rem;padding-inline:1.5rem;background:var(--ink);color:var(--ground);font-weight:600}
[aria-invalid]{border:2px solid var(--wrong)}
.wrong{margin:.25rem 0 0;color:var(--wrong)}`;

/** Other sites are told where a visitor comes from, but not from which page. */
export const referrerPolicy = 'strict-origin-when-cross-origin';

export const policyHeader = 'Content-Security-Policy';

/** For whatever has no policy of its own: words, redirects, addresses without a page. */
export const strictestPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Nothing but the one style block, and a form that goes back to this host. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A page of the host itself, which needs no other file. */
export function sendPage(response: ServerResponse, { status, language, title, markup, headers }: Page): void {
  const page = `<!doctype html>
<html lang="${withoutMarkup(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${withoutMarkup(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${withoutMarkup(title)}</h1>
${markup}
</main>
</body>
</html>
`;
  response
    .writeHead(status, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': referrerPolicy,
      'x-content-type-options': 'nosniff',
    })
    .end(page);
}

/** Old browsers send no sec-fetch-mode; a script says that it takes anything. */
export function showsPages({ headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate';
}

export function withoutMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
