import type { IncomingMessage, ServerResponse } from 'node:http';
import { LinkNotPressedError, type PressLink } from '@laliaflia/backend/embedded';
import { type Proxies, visitorAddress } from '@laliaflia/backend/visitor-address';
import { isOneClick, type LinkPress } from '@laliaflia/leads';
import { sendRefusal } from './refusal.ts';
import { redirect, sendText } from './responses.ts';
import type { HostWords } from './words.ts';

/** A press carries nothing but the words of RFC 8058, in either encoding of a form. */
const largestBody = 4096;

/** Takes a press on the page of a mailed link where no script does, and the one click of a mail program. */
export function createLinkHandler(press: PressLink, words: HostWords, proxies: Proxies) {
  const { links } = words;

  /** Undefined where the address belongs to no link. */
  function readPress(address: string, search: string): LinkPress | undefined {
    const token = new URLSearchParams(search).get('token') ?? '';
    if (address === links.confirm) return { kind: 'confirm', token, wording: links.wording };
    return address === links.leave ? { kind: 'leave', token } : undefined;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, asked: LinkPress): Promise<void> {
    const body = await readBody(request);
    if (body === undefined) return sendText(response, 413, links.failed);
    try {
      const outcome = await press(asked, visitorAddress(request, proxies) ?? undefined);
      // A mail program follows no redirect, and must not be sent one (RFC 8058, 3.1).
      if (asked.kind === 'leave' && isOneClick(body)) sendText(response, 200, links.oneClickAnswer);
      else redirect(response, 303, `${links[asked.kind]}?type=${outcome}`);
    } catch (error) {
      const { status, retryAfter } = error instanceof LinkNotPressedError ? error : { status: 500 };
      if (status !== 429 && status !== 503) console.error('A link of the newsletter was not taken:', error);
      const text = status === 429 ? links.limited(words.waitText((retryAfter ?? 0) * 1000)) : links.failed;
      sendRefusal(request, response, { status, title: links.title, text, retryAfter }, words);
    }
  }

  return { readPress, answer };
}

/** Undefined when it is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
