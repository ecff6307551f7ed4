import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPage, showsPages, withoutMarkup } from './page.ts';
import { sendText } from './responses.ts';
import type { HostWords } from './words.ts';

export interface Refusal {
  status: number;
  title: string;
  /** Plain words, no markup. */
  text: string;
  /** Seconds. */
  retryAfter?: number | undefined;
}

/** A page for whom a browser shows it, a line of text for a script. Back still has the words that were typed. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { status, title, text, retryAfter }: Refusal,
  { language, refusals: { back } }: HostWords,
): void {
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  if (!showsPages(request)) {
    sendText(response, status, `${title}. ${text}`, headers);
    return;
  }
  const markup = `<p>${withoutMarkup(text)}</p>
<p>${withoutMarkup(back.text)} <a href="/">${withoutMarkup(back.home)}</a>.</p>`;
  sendPage(response, { status, language, title, markup, headers });
}
