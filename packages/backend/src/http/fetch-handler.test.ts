import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fetchHandler, maxBodyBytes } from './fetch-handler.ts';
import { type RunningServer, serve } from './serve.ts';
import { readProxies } from './visitor-address.ts';

const handler = vi.fn(async (request: Request, peerAddress: string | null) => {
  const { method, url, headers } = request;
  const body = await request.text();
  return Response.json(
    { method, path: new URL(url).pathname, type: headers.get('content-type'), body, peerAddress },
    { status: 201, headers: { 'x-own': 'yes' } },
  );
});
let server: RunningServer;

beforeAll(async () => {
  server = await serve(fetchHandler(handler), { port: 0 });
});
afterAll(() => server.close());
beforeEach(() => {
  handler.mockClear();
});

const send = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, init);

/** What comes first in answer to just these words. */
async function firstAnswer(words: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(words);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}

it('hands over the request, and the answer', async () => {
  const answer = await send('/a%20b?c', { method: 'PATCH', body: 'Zoë' });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-own')).toBe('yes');
  expect(await answer.json()).toEqual({
    method: 'PATCH',
    path: '/a%20b',
    type: 'text/plain;charset=UTF-8',
    body: 'Zoë',
    peerAddress: '127.0.0.1',
  });
});

it('answers HEAD without a body', async () => {
  const answer = await send('/', { method: 'HEAD' });
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe('');
});

it('calls the handler when the body is complete, and not before', async () => {
  const socket = connect(server.port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\n\r\nHa');
  await send('/');
  expect(handler).toHaveBeenCalledOnce();
  socket.write('lf');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('"body":"Half"');
  socket.destroy();
});

it('takes a body of the full size and refuses a larger one', async () => {
  const body = 'x'.repeat(maxBodyBytes);
  expect((await send('/', { method: 'POST', body })).status).toBe(201);
  const refused = await send('/', { method: 'POST', body: `${body}x` });
  expect(refused.status).toBe(413);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(handler).toHaveBeenCalledOnce();
});

it.each([
  ['announced', 'content-length: 10485760\r\n\r\n'],
  ['found out', `transfer-encoding: chunked\r\n\r\n180000\r\n${'x'.repeat(0x18_0000)}\r\n`],
])('too large a body, %s, is refused before the rest has come', async (_name, rest) => {
  expect(await firstAnswer(`POST / HTTP/1.1\r\nhost: localhost\r\n${rest}`)).toMatch(/^HTTP\/1.1 413 /);
  expect(handler).not.toHaveBeenCalled();
});

it('lets a client whose body was too large send it to its end, and then something better', async () => {
  const socket = connect(server.port, '127.0.0.1');
  const chunk = `180000\r\n${'x'.repeat(0x18_0000)}\r\n`;
  socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n${chunk}`);
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 413 /);
  socket.write(`${chunk}0\r\n\r\nGET / HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 201 /);
  socket.destroy();
});

it('overlooks the body of a GET, which a Request cannot have', async () => {
  const words = 'GET / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\n\r\nbody';
  expect(await firstAnswer(words)).toMatch(/^HTTP\/1.1 201 /);
});

it('refuses an address that is none', async () => {
  expect(await firstAnswer('GET // HTTP/1.1\r\nhost: localhost\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  expect(handler).not.toHaveBeenCalled();
});

it('hands over the visitor whom a trusted proxy names', async () => {
  const behind = await serve(fetchHandler(handler, readProxies('127.0.0.1')), { port: 0 });
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const answer = await fetch(`http://127.0.0.1:${behind.port}/`, { headers });
  expect(await answer.json()).toMatchObject({ peerAddress: '203.0.113.7' });
  expect(await (await send('/', { headers })).json()).toMatchObject({ peerAddress: '127.0.0.1' });
  await behind.close();
});
