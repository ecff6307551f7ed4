import { isOneClick, type LinkPress, pressLink } from '@laliaflia/leads';
import {
  newsletterLinks,
  newsletterReferrerPolicy,
  oneClickAnswer,
  pressProblems,
} from '../../content/newsletter-links.ts';
import { ask } from '../../content/pages/newsletter-confirm.ts';

/* A press on the page of a mailed link where no script runs, and the one click of a mail program: as host/newsletter-links.ts. */

/** A press carries nothing but the words of RFC 8058. */
const largestBody = 4096;

export default async function press(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const isLeaving = pathname === newsletterLinks.leave;
  const asked: LinkPress = isLeaving
    ? { kind: 'leave', token }
    : { kind: 'confirm', token, wording: ask.wording };
  const body = await request.text();
  if (body.length > largestBody) return said(413, pressProblems.failed);
  const { SUPABASE_URL: url = '', SUPABASE_PUBLISHABLE_KEY: key = '' } = process.env;
  if (!url || !key) {
    console.error('SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY are not both set: no link was taken.');
    return said(500, pressProblems.failed);
  }
  const answer = await pressLink({ url, key }, asked);
  if (answer.kind === 'limited')
    return said(429, pressProblems.failed, { 'retry-after': String(Math.ceil(answer.wait / 1000)) });
  if (answer.kind === 'failed') {
    console.error(`A link of the newsletter was not taken: ${answer.reason}`);
    return said(503, pressProblems.failed, { 'retry-after': '60' });
  }
  // A mail program follows no redirect, and must not be sent one (RFC 8058, 3.1).
  if (isLeaving && isOneClick(body)) return said(200, oneClickAnswer);
  const location = `${newsletterLinks[asked.kind]}?type=${answer.outcome}`;
  return new Response(null, { status: 303, headers: { ...closed, location } });
}

/** GET is the page itself. */
export const config = { path: Object.values(newsletterLinks), method: 'POST' };

/** The host's own rules of headers do not reach what a function answers. */
const closed = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': newsletterReferrerPolicy,
  'x-content-type-options': 'nosniff',
};

function said(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { ...closed, 'content-type': 'text/plain; charset=utf-8', ...headers },
  });
}
