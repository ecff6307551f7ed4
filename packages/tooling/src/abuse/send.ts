import { request } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface HttpCall {
  /** Default: GET. */
  method?: string;
  /** Sent as it stands: no client puts it right. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/** One request on a connection of its own. */
export function send(port: number, { method = 'GET', path, headers = {}, body }: HttpCall): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const call = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, async (answer) => {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      resolve({ status: answer.statusCode ?? 0, headers: flat(answer.headers), body: text });
    } catch (error) {
      reject(error);
    } finally {
      // A request that was refused before its end.
      call.destroy();
    }
  });
  call.on('error', reject);
  call.end(body);
  return promise;
}

function flat(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/**
 * What no client would send, byte by byte. All that comes back until the server closes the connection.
 * @param hangsUp Whether the client ends its side after the last byte.
 */
export function sendBytes(port: number, bytes: string | Buffer, hangsUp = false): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1', () => (hangsUp ? socket.end(bytes) : socket.write(bytes)));
  socket.on('data', (chunk) => chunks.push(chunk));
  // A server may well cut such a connection off.
  socket.on('error', () => {});
  socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  return promise;
}

/** The status of each answer on one connection. */
export function statusesOf(bytes: string): number[] {
  return [...bytes.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}
