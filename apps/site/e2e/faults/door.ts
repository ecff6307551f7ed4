import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';

/** An answer of what stands behind the proxy. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** One request of the browser, read to its end. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Hands the request on and gives back what came of it. */
  forward(): Promise<Answer>;
}

export type Misbehaviour = (exchange: Exchange) => unknown;

interface Options {
  port: number;
  behind: number;
  /** What somebody sends, as against what somebody only looks at. */
  isSubmission(request: IncomingMessage): boolean;
  /** Lets the answer name the proxies, where it names what is behind them. */
  adapt?: (answer: Answer) => void;
}

/** A door of the site with somebody in it who makes trouble: a real server between the browser and the real site. */
export class Door {
  readonly #options: Options;
  #server: Server | undefined;
  #trouble: Misbehaviour | undefined;
  /** Trouble for whatever has this in its address. */
  #blocked: RegExp | undefined;
  #edit: ((answer: Answer) => void) | undefined;
  #arrivals: (() => void)[] = [];
  /** Submissions that have come since the last look. */
  received = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  open(): Promise<void> {
    if (this.#server) return Promise.resolve();
    const server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
    this.#server = server;
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#options.port, '127.0.0.1', resolve);
    });
  }

  /** Nobody listens any more: connections are refused. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** From now on each submission meets this; without it all is well. */
  misbehave(trouble?: Misbehaviour): void {
    this.#trouble = trouble;
    this.received = 0;
  }

  /** Changes every answer from now on. */
  edit(change?: (answer: Answer) => void): void {
    this.#edit = change;
  }

  block(address?: RegExp): void {
    this.#blocked = address;
  }

  /** Resolves when the next submission has arrived in full, or at once where one has. */
  arrival(): Promise<void> {
    if (this.received > 0) return Promise.resolve();
    return new Promise((resolve) => this.#arrivals.push(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (this.#blocked?.test(request.url ?? '')) return void response.destroy();
    const forward = () => this.#forward(request, Buffer.concat(chunks));
    if (this.#options.isSubmission(request)) {
      this.received += 1;
      for (const tell of this.#arrivals.splice(0)) tell();
      if (this.#trouble) return void (await this.#trouble({ request, response, forward }));
    }
    reply(response, await forward());
  }

  #forward({ url, method, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    // What is compressed could not be edited, and a page that is edited must not come from the browser's memory.
    const { 'if-none-match': _, ...others } = headers;
    const isPage = headers['sec-fetch-dest'] === 'document';
    const sent = {
      ...(isPage ? others : headers),
      'accept-encoding': 'identity',
      host: `localhost:${this.#options.behind}`,
    };
    return new Promise((resolve, reject) => {
      const passed = send(
        { port: this.#options.behind, host: '127.0.0.1', path: url, method, headers: sent },
        (got) => {
          const parts: Buffer[] = [];
          got.on('data', (part: Buffer) => parts.push(part));
          got.on('error', reject);
          got.on('end', () => {
            const answer = {
              status: got.statusCode ?? 500,
              headers: got.headers,
              body: Buffer.concat(parts),
            };
            this.#options.adapt?.(answer);
            this.#edit?.(answer);
            resolve(answer);
          });
        },
      );
      passed.on('error', reject);
      passed.end(body);
    });
  }
}

export function reply(response: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _, connection: __, ...others } = headers;
  response.writeHead(status, { ...others, 'content-length': body.length }).end(body);
}
