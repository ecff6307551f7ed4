import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';

/** A response of the server that the proxy forwards to. */
export interface ProxyResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** One complete request of the browser. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Forwards the request and returns the server's response. */
  forward(): Promise<ProxyResponse>;
}

/** A submission that waits. */
export type Held = Exchange & { release(): void };

export type FaultHandler = (exchange: Exchange) => unknown;

interface Options {
  port: number;
  upstream: number;
  /** Whether a request sends something, not only reads. */
  isSubmission(request: IncomingMessage): boolean;
  /** Replaces the server's address by the proxy's in a response. */
  adapt?: (response: ProxyResponse) => void;
}

/** A real server between the browser and the real site, which can make submissions fail. */
export class FaultProxy {
  readonly #options: Options;
  #server: Server | undefined;
  #handler: FaultHandler | undefined;
  /** Requests to matching addresses fail. */
  #blocked: RegExp | undefined;
  #edit: ((response: ProxyResponse) => void) | undefined;
  #arrivals: { count: number; tell: () => void }[] = [];
  /** What has not been dealt with yet. */
  readonly #open = new Map<ServerResponse, Promise<unknown>>();
  /** Submissions since the last call of `intercept`. */
  received = 0;
  /** Whom the requests come from, and by way of which other proxies: what X-Forwarded-For says. */
  visitor = '';

  constructor(options: Options) {
    this.#options = options;
  }

  open(): Promise<void> {
    if (this.#server) return Promise.resolve();
    const server = createServer((request, response) => {
      const answered = this.#handle(request, response).catch(() => response.destroy());
      this.#open.set(response, answered);
      void answered.finally(() => this.#open.delete(response));
    });
    this.#server = server;
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#options.port, '127.0.0.1', resolve);
    });
  }

  /** From now on connections are refused. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** From now on the handler gets each submission; without a handler it is forwarded. */
  intercept(handler?: FaultHandler): void {
    this.#handler = handler;
    this.received = 0;
  }

  /** From now on submissions wait; the first one is the caller's to answer, the others go on when it calls `release`. */
  hold(): Promise<Held> {
    const first = Promise.withResolvers<Held>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    this.intercept(async (exchange) => {
      const isFirst = this.received === 1;
      first.resolve({ ...exchange, release });
      if (isFirst) return;
      await released;
      reply(exchange.response, await exchange.forward());
    });
    return first.promise;
  }

  /** Resolves when every request has been dealt with. */
  async idle(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open.values());
  }

  /** Closes the connections on which somebody still waits: a browser keeps one for 30 s after its tab was closed. */
  disconnect(): Promise<void> {
    for (const response of this.#open.keys()) response.destroy();
    return this.idle();
  }

  /** Changes every response from now on. */
  edit(change?: (response: ProxyResponse) => void): void {
    this.#edit = change;
  }

  block(address?: RegExp): void {
    this.#blocked = address;
  }

  /** Resolves when so many complete submissions have arrived since the last `intercept`. */
  arrival(count = 1): Promise<void> {
    if (this.received >= count) return Promise.resolve();
    return new Promise((tell) => this.#arrivals.push({ count, tell }));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (this.#blocked?.test(request.url ?? '')) return void response.destroy();
    const forward = () => this.#forward(request, Buffer.concat(chunks));
    if (this.#options.isSubmission(request)) {
      this.received += 1;
      this.#arrivals = this.#arrivals.filter(({ count, tell }) => this.received < count || tell());
      if (this.#handler) return void (await this.#handler({ request, response, forward }));
    }
    reply(response, await forward());
  }

  #forward({ url, method, headers }: IncomingMessage, body: Buffer): Promise<ProxyResponse> {
    // A compressed response could not be edited, and an edited page must not come from the browser's cache.
    const { 'if-none-match': _, ...others } = headers;
    const isPage = headers['sec-fetch-dest'] === 'document';
    const sent = {
      ...(isPage ? others : headers),
      'accept-encoding': 'identity',
      host: `localhost:${this.#options.upstream}`,
      'x-forwarded-for': this.visitor,
    };
    return new Promise((resolve, reject) => {
      const passed = send(
        { port: this.#options.upstream, host: '127.0.0.1', path: url, method, headers: sent },
        (got) => {
          const parts: Buffer[] = [];
          got.on('data', (part: Buffer) => parts.push(part));
          got.on('error', reject);
          got.on('end', () => {
            const forwarded = {
              status: got.statusCode ?? 500,
              headers: got.headers,
              body: Buffer.concat(parts),
            };
            this.#options.adapt?.(forwarded);
            this.#edit?.(forwarded);
            resolve(forwarded);
          });
        },
      );
      passed.on('error', reject);
      passed.end(body);
    });
  }
}

export function reply(response: ServerResponse, { status, headers, body }: ProxyResponse): void {
  const { 'transfer-encoding': _, connection: __, ...others } = headers;
  response.writeHead(status, { ...others, 'content-length': body.length }).end(body);
}
