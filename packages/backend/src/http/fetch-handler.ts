import type { IncomingMessage } from 'node:http';
import type { Handler } from './serve.ts';
import { type Proxies, readProxies, visitorAddress } from './visitor-address.ts';

/** A megabyte: the largest honest request is a form of some thousand characters. */
export const maxBodyBytes = 1024 * 1024;

/** Of any other the library would make a GET, and of some no request can be made. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Fetch = (request: Request, peerAddress: string | null) => Promise<Response>;

/** A fetch-style handler for `serve`. Each body is read completely first, so that a slow client holds up nobody else. */
export function fetchHandler(fetch: Fetch, proxies: Proxies = readProxies()): Handler {
  return async (incoming, outgoing) => {
    const response = await answer(incoming, fetch, proxies);
    outgoing.statusCode = response.status;
    outgoing.setHeaders(response.headers);
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
}

async function answer(incoming: IncomingMessage, fetch: Fetch, proxies: Proxies): Promise<Response> {
  const { method = 'GET', url = '/', headers } = incoming;
  const visitor = visitorAddress(incoming, proxies);
  const address = URL.parse(url, `http://${headers.host ?? 'localhost'}`);
  if (address === null) return refusal(400, 'The address of the request cannot be read');
  if (!methods.includes(method))
    return refusal(405, 'There is no such method', { allow: methods.join(', ') });
  const body = await readBody(incoming);
  if (body === undefined) return refusal(413, `The request is larger than ${maxBodyBytes} bytes`);
  const request = new Request(address, {
    method,
    headers: headers as Record<string, string>,
    body: method === 'GET' || method === 'HEAD' || body.length === 0 ? null : body,
  });
  return fetch(request, visitor);
}

/** Undefined when it is too large, as soon as that is known. What still comes is thrown away, until `serve` cuts it off. */
function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer> | undefined>();
  const chunks: Buffer[] = [];
  let size = 0;
  if (Number(incoming.headers['content-length']) > maxBodyBytes) resolve(undefined);
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxBodyBytes) return void chunks.push(chunk);
    chunks.length = 0;
    resolve(undefined);
  });
  incoming.on('end', () => resolve(Buffer.concat(chunks)));
  incoming.on('error', reject);
  return promise;
}

/** In the shape of the API's own errors, readable from any origin. */
function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { code: null, message, details: null, hint: null },
    { status, headers: { 'access-control-allow-origin': '*', ...headers } },
  );
}
