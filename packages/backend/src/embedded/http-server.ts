import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A megabyte: the largest honest request is a form of some thousand characters. */
export const maxBodyBytes = 1024 * 1024;

/**
 * How long a client may take, in milliseconds, so that slow ones cannot hold every connection. Generous, because on a busy
 * machine it is the server that is slow: what waits unread counts as well. Idle connections are kept for longer than
 * clients keep them, or a client sends its next request into one that is just being closed.
 */
export const patience = {
  headersTimeout: 30_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
};

/** Requests that may be in work at once; each may hold a megabyte. */
const mostAtOnce = 2000;

type Handler = (request: Request, peerAddress: string | null) => Promise<Response>;

export type HttpServer = { port: number; close(): Promise<void> };

/** Serves a fetch-style handler on loopback, and reads each body completely before the handler sees it. */
export async function listen(
  port: number,
  host: string,
  handler: Handler,
  timeouts: Partial<typeof patience> = patience,
): Promise<HttpServer> {
  let inWork = 0;
  const server = createServer(timeouts, (incoming, outgoing) => {
    const isTooMany = inWork >= mostAtOnce;
    inWork += 1;
    respond(incoming, outgoing, isTooMany ? refuseForNow : handler)
      .catch((error) => {
        if (incoming.readableAborted) return; // The client went away in the middle of its request.
        console.error('The API could not answer a request:', error);
        outgoing.destroy();
      })
      .finally(() => {
        inWork -= 1;
      });
  });
  await bind(server, port, host);
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, host, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port}, where the API should answer, is taken by another program. Stop that program, or choose ` +
        `another port: API_PORT=${port + 1}`,
      { cause: error },
    );
  }
  if (error.code === 'EACCES') {
    return new Error(
      `Port ${port} needs rights that this process lacks. Choose one above 1023: API_PORT=54321`,
    );
  }
  return error;
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, handler: Handler): Promise<void> {
  const response = await answer(incoming, handler);
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function answer(incoming: IncomingMessage, handler: Handler): Promise<Response> {
  const url = URL.parse(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  if (!url) return refusal(400, 'The address of the request cannot be read');
  const body = await readBody(incoming);
  if (body === null) return refusal(413, `The request is larger than ${maxBodyBytes} bytes`);
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  const request = new Request(url, {
    method,
    headers: readHeaders(incoming),
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
  return handler(request, incoming.socket.remoteAddress ?? null);
}

/**
 * `null` when it is too large, as soon as that is known and without keeping it. What still comes is thrown away, so that
 * the client reads our answer instead of a broken connection; there is an end to that as well.
 */
function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | null>();
  const chunks: Buffer[] = [];
  let size = 0;
  if (Number(incoming.headers['content-length']) > maxBodyBytes) resolve(null);
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxBodyBytes) return void chunks.push(chunk);
    chunks.length = 0;
    resolve(null);
    if (size > 64 * maxBodyBytes) incoming.destroy();
  });
  incoming.on('end', () => resolve(size <= maxBodyBytes ? Buffer.concat(chunks) : null));
  incoming.on('error', reject);
  return promise;
}

function readHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/** In the shape of the API's own errors, readable from any origin. */
function refusal(status: number, message: string): Response {
  return Response.json(
    { code: null, message, details: null, hint: null },
    { status, headers: { 'access-control-allow-origin': '*' } },
  );
}

async function refuseForNow(): Promise<Response> {
  const response = refusal(503, 'The server has too much to do. Please try again in a moment.');
  response.headers.set('retry-after', '5');
  response.headers.set('access-control-expose-headers', 'Retry-After');
  return response;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Browsers keep connections open for minutes; what is being answered gets two seconds to finish.
    const impatience = setTimeout(() => server.closeAllConnections(), 2000);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
