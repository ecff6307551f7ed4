import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Misbehaviour = (response: ServerResponse, request: IncomingMessage) => void;

/** A real server that does what it is told, once the request has arrived in full. */
export async function badServer(misbehave: Misbehaviour) {
  const bodies: string[] = [];
  const requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      bodies.push(body);
      requests.push(request);
      misbehave(response, request);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, bodies, requests, close: () => close(server) };
}

function close(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

/** An answer with this status, as the database or somebody in its place would give it. */
export function says(status: number, body: unknown, headers: Record<string, string> = {}): Misbehaviour {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = text.startsWith('<') ? 'text/html' : 'application/json';
  return (response) => response.writeHead(status, { 'content-type': type, ...headers }).end(text);
}

export function databaseError(status: number, code: string, message: string): Misbehaviour {
  return says(status, { code, message, details: null, hint: null });
}
