import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Handler, PortError, type RunningServer, type ServeOptions, serve } from './serve.ts';

let server: RunningServer | undefined;

afterEach(async () => {
  await server?.close();
  vi.restoreAllMocks();
});

const hello: Handler = (_request, response) => void response.end('Hello');

async function start(handler: Handler | Promise<Handler>, limits: ServeOptions['limits'] = {}) {
  server = await serve(handler, { port: 0, limits });
  const { port } = server;
  return { server, port, address: `http://127.0.0.1:${port}` };
}

/** A client that sends just this. `all` is what it gets until the connection is closed. */
function client(port: number, words: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}); // A connection that is cut off may say so.
  socket.write(words);
  const all = () => {
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    return new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
  };
  return { socket, all };
}

const post = 'POST / HTTP/1.1\r\nhost: localhost\r\n';

describe('the port', () => {
  it('is open on loopback alone', async () => {
    const { address, port } = await start(hello);
    expect(await (await fetch(address)).text()).toBe('Hello');
    // A server on every interface would answer here too.
    await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow();
  });

  it('that is taken is named, with what moves it', async () => {
    const { port } = await start(hello);
    const second = serve(hello, { port, variable: 'API_PORT' });
    await expect(second).rejects.toThrow(PortError);
    await expect(second).rejects.toThrow(new RegExp(`Port ${port} is taken.* API_PORT=${port + 1}$`));
  });

  it('is there before the handler, for whom requests wait', async () => {
    const handler = Promise.withResolvers<Handler>();
    const { address } = await start(handler.promise);
    const answer = fetch(address);
    handler.resolve(hello);
    expect(await (await answer).text()).toBe('Hello');
  });
});

describe('a client', () => {
  const limits = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
  const read: Handler = async (request, response) => {
    for await (const _ of request);
    response.end('All read');
  };

  it.each([
    ['its headers', post],
    ['its body', `${post}content-length: 500\r\n\r\n{`],
  ])('that takes too long with %s is told so and sent away', async (_name, words) => {
    const { port } = await start(read, limits);
    expect(await client(port, words).all()).toMatch(/^HTTP\/1.1 408 /);
  });

  it('that sends on after its answer is cut off', async () => {
    const refuse: Handler = (_request, response) => void response.writeHead(413).end();
    const { port } = await start(refuse, { discardTimeout: 100 });
    const endless = client(port, `${post}transfer-encoding: chunked\r\n\r\n`);
    const sending = setInterval(() => endless.socket.write('1\r\nx\r\n'), 10);
    expect(await endless.all()).toMatch(/^HTTP\/1.1 413 /);
    clearInterval(sending);
  });

  it('that goes away in the middle of a request harms nobody', async () => {
    const arrived = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const { port, address } = await start(async (request, response) => {
      if (request.method === 'GET') return void response.end('Hello');
      arrived.resolve();
      request.once('close', left.resolve);
      return read(request, response);
    });
    const { socket } = client(port, `${post}content-length: 500\r\n\r\n{`);
    await arrived.promise;
    socket.resetAndDestroy();
    await left.promise;
    expect(await (await fetch(address)).text()).toBe('Hello');
  });
});

describe('a handler', () => {
  it('that fails is reported, answered for, and called again', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { address } = await start(async () => {
      throw new Error('No luck');
    });
    for (const turn of [1, 2]) {
      const answer = await fetch(address);
      expect(answer.status).toBe(500);
      expect(await answer.text()).not.toContain('No luck');
      expect(said).toHaveBeenCalledTimes(turn);
    }
  });

  it('that fails in the middle of its answer ends the connection', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const received = Promise.withResolvers<void>();
    const { port } = await start(async (_request, response) => {
      response.writeHead(200, { 'content-length': 500 }).write('Half');
      await received.promise;
      throw new Error('No luck');
    });
    const { socket, all } = client(port, `${post}\r\n`);
    socket.once('data', () => received.resolve());
    expect(await all()).toMatch(/Half$/);
  });

  it('gets no more requests at once than it can take', async () => {
    const open = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const { address } = await start(
      async (_request, response) => {
        arrived.resolve();
        await open.promise;
        response.end('Hello');
      },
      { requests: 1 },
    );
    const first = fetch(address);
    await arrived.promise;
    const second = await fetch(address);
    expect(second.status).toBe(503);
    expect(second.headers.get('retry-after')).toBe('5');
    // A page of another origin may read it.
    expect(second.headers.get('access-control-allow-origin')).toBe('*');
    open.resolve();
    expect((await first).status).toBe(200);
    expect((await fetch(address)).status).toBe(200);
  });
});

describe('closing', () => {
  it('waits for what is being answered, and not for idle connections', async () => {
    const open = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const { server, address } = await start(
      async (request, response) => {
        if (request.url === '/slow') {
          arrived.resolve();
          await open.promise;
        }
        response.end('Hello');
      },
      { closeTimeout: 60_000 },
    );
    const agent = new Agent({ keepAlive: true });
    const [idle] = await once(get(address, { agent }), 'response');
    await once(idle.resume(), 'end');
    const slow = once(get(`${address}/slow`, { agent: new Agent({ keepAlive: true }) }), 'response');
    await arrived.promise;
    const closed = server.close();
    open.resolve();
    const [answer] = await slow;
    await once(answer.resume(), 'end');
    await closed;
  });

  it('tells a request that comes meanwhile to come again', async () => {
    const handler = vi.fn(hello);
    const { server, port } = await start(handler);
    const { socket, all } = client(port, 'GET / HTTP/1.1\r\n');
    await once(socket, 'connect');
    await fetch(`http://127.0.0.1:${port}`); // By then the first line of the other has arrived.
    const closed = server.close();
    socket.write('host: localhost\r\n\r\n');
    expect(await all()).toMatch(/503 Service Unavailable.*retry-after: 5.*is closing/s);
    await closed;
    expect(handler).toHaveBeenCalledOnce();
  });

  it('lets nobody send more over a connection that is about to end', async () => {
    const answer = Promise.withResolvers<() => void>();
    const { server, port } = await start((_request, response) =>
      answer.resolve(() => void response.end('Hello')),
    );
    const { all } = client(port, 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const end = await answer.promise;
    const closed = server.close();
    end();
    expect(await all()).toMatch(/200 OK.*connection: close.*Hello/is);
    await closed;
  });

  it('cuts off what does not end', async () => {
    const arrived = Promise.withResolvers<void>();
    const { server, address } = await start(() => arrived.resolve(), { closeTimeout: 100 });
    const never = expect(fetch(address)).rejects.toThrow();
    await arrived.promise;
    await server.close();
    await never;
  });
});
