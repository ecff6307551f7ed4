import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Times in milliseconds. Generous, because on a busy machine it is the server that is slow: what waits unread counts too. */
const serverLimits = {
  /** How long a client may take, so that slow ones cannot hold every connection. */
  headersTimeout: 30_000,
  requestTimeout: 60_000,
  /** Longer than clients keep an idle connection, or they send the next request into one that is just being closed. */
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
  /** What a client sends on after its answer is thrown away, for so long: cut off at once, it would not see the answer. */
  discardTimeout: 5000,
  /** Requests in work at once; each may hold a megabyte. */
  requests: 2000,
  /** What is being answered when the server closes may finish within this. Two servers end within five seconds. */
  closeTimeout: 1500,
};

/** The server cannot have its port. The message says how the user can fix that. */
export class PortError extends Error {
  constructor(port: number, variable: string, cause: NodeJS.ErrnoException) {
    const message =
      cause.code === 'EACCES'
        ? `Port ${port} needs rights that this process lacks. Choose one above 1023 with ${variable}.`
        : `Port ${port} is taken by another program. Stop that program, or choose another port: ${variable}=${port + 1}`;
    super(message, { cause });
  }
}

export interface ServeOptions {
  /** 0 takes any free port. */
  port: number;
  /** Environment variable that moves the port, for the message when it is taken. */
  variable?: string;
  limits?: Partial<typeof serverLimits>;
}

export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

export type Handler = (...request: Parameters<RequestListener>) => void | Promise<void>;

/** Serves on loopback. Takes the port at once; where the handler is still a promise, requests wait for it. */
export async function serve(
  handler: Handler | Promise<Handler>,
  { port, variable = 'PORT', limits: changed }: ServeOptions,
): Promise<RunningServer> {
  const limits = { ...serverLimits, ...changed };
  const inWork = new Set<ServerResponse>();
  const server = createServer(limits, async (request, response) => {
    const { socket } = request; // A request that is destroyed no longer knows it.
    response.once('close', () => {
      inWork.delete(response);
      if (!server.listening) server.closeIdleConnections();
    });
    response.once('finish', () => {
      if (!request.complete)
        setTimeout(() => request.complete || socket.destroy(), limits.discardTimeout).unref();
    });
    inWork.add(response);
    if (!server.listening) return refuse(response, 'The server is closing.');
    if (inWork.size > limits.requests) return refuse(response, 'The server has too much to do.');
    try {
      await (await handler)(request, response);
    } catch (error) {
      if (request.destroyed && !request.complete) return; // The client went away in the middle of its request.
      // Without the query, which may carry the token of a link.
      console.error('No answer to', request.method, request.url?.split('?')[0], error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, plainText).end('The server failed to answer.');
    }
  });
  await bind(server, port, variable);
  const stop = () => {
    for (const response of inWork) if (!response.headersSent) response.setHeader('connection', 'close');
    return close(server, limits.closeTimeout);
  };
  return { port: (server.address() as AddressInfo).port, close: stop };
}

/** Readable by pages of any origin, as the answers of the API are. */
const plainText = {
  'content-type': 'text/plain; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After',
};

function refuse(response: ServerResponse, why: string): void {
  response.writeHead(503, { ...plainText, 'retry-after': '5' }).end(`${why} Please try again in a moment.`);
}

function bind(server: Server, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isAboutPort = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      reject(isAboutPort ? new PortError(port, variable, error) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}

function close(server: Server, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeout);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
