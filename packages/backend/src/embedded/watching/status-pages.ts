import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../../http/serve.ts';
import { type Metric, toText } from './metrics.ts';

export type Status = {
  /** Whether a lead can be stored now. */
  isWell(): Promise<boolean>;
  details(): Promise<Readonly<Record<string, unknown>>>;
  metrics(): Promise<Metric[]>;
};

/**
 * Puts `/health` and `/metrics` before a handler. Everybody learns from `/health` with 200 or 503 whether a lead can be
 * stored; all else is for whoever has the token.
 */
export function statusPages(token: string, { isWell, details, metrics }: Status): (next: Handler) => Handler {
  async function answer(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const { method, headers } = request;
    request.resume();
    if (method !== 'GET' && method !== 'HEAD') return send(response, 405, '', { allow: 'GET, HEAD' });
    const isKnown = isToken(headers.authorization, token);
    if (!isKnown && (address === '/metrics' || headers.authorization !== undefined))
      return send(response, 401, '', { 'www-authenticate': 'Bearer' });
    if (address === '/metrics')
      return send(response, 200, toText(await metrics()), { 'content-type': 'text/plain; version=0.0.4' });
    const status = (await isWell()) ? 200 : 503;
    if (!isKnown) return send(response, status, '');
    const text = `${JSON.stringify(await details(), null, 2)}\n`;
    return send(response, status, text, { 'content-type': 'application/json' });
  }

  return (next) => (request, response) => {
    const address = (request.url ?? '').split('?', 1)[0] ?? '';
    if (address === '/health' || address === '/metrics') return answer(request, response, address);
    return next(request, response);
  };
}

function send(
  response: ServerResponse,
  status: number,
  text: string,
  more: Record<string, string> = {},
): void {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...more };
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
}

/** In the same time whatever is wrong with it. */
function isToken(authorization: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
