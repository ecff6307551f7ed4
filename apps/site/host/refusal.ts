import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RefusalWords } from '@laliaflia/leads';
import { sendText } from './responses.ts';

export interface Refusal {
  status: number;
  title: string;
  /** Plain words, no markup. */
  text: string;
  /** Seconds. */
  retryAfter?: number | undefined;
}

const style = `:root{color-scheme:light dark;--ground:light-dark(#f2f5f1,#0c1613);--ink:light-dark(#0e1a17,#eaf2ed)}
html{background:var(--ground);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:clamp(2rem,10vh,7rem) 1.25rem;overflow-wrap:anywhere}
h1{font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15;letter-spacing:-.02em;margin:0 0 1rem}
a{color:inherit}`;

/** Nothing but the one style block. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page for whom a browser shows it, a line of text for a script. Back still has the words that were typed. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  back: RefusalWords['back'],
): void {
  const { status, title, text, retryAfter } = refusal;
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  if (!showsPages(request)) {
    sendText(response, status, `${title}. ${text}`, headers);
    return;
  }
  const page = `<!doctype html>
<html lang="en-GB">
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
<p>${withoutMarkup(text)}</p>
<p>${withoutMarkup(back.text)} <a href="/">${withoutMarkup(back.home)}</a>.</p>
</main>
</body>
</html>
`;
  response
    .writeHead(status, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    })
    .end(page);
}

/** Old browsers send no sec-fetch-mode; a script says that it takes anything. */
function showsPages({ headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate';
}

function withoutMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
