import { once } from 'node:events';
import { type FaultHandler, reply } from './proxy.ts';

/** Responds instead of the database or the host; readable from any origin. */
export function responds(status: number, body: unknown, headers: Record<string, string> = {}): FaultHandler {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return ({ response }) =>
    reply(response, {
      status,
      headers: {
        'access-control-allow-origin': '*',
        'content-type': text.startsWith('<') ? 'text/html' : 'application/json',
        ...headers,
      },
      body: Buffer.from(text),
    });
}

export function databaseResponds(status: number, code: string, message: string): FaultHandler {
  return responds(status, { code, message, details: null, hint: null });
}

export const resets: FaultHandler = ({ response }) => response.socket?.resetAndDestroy();

/** Stores the submission, then resets the connection in the middle of the response. */
export const breaksOff: FaultHandler = async ({ response, forward }) => {
  const { status, headers, body } = await forward();
  const { 'transfer-encoding': _, ...others } = headers;
  response.writeHead(status, { ...others, 'content-length': body.length + 500 });
  response.write(body.subarray(0, 8));
  setTimeout(() => response.socket?.resetAndDestroy(), 30);
};

/** Stores the submission and never responds. */
export const dropsResponse: FaultHandler = async ({ response, forward }) => {
  await forward();
  response.destroy();
};

export const neverResponds: FaultHandler = () => {};

/** Stores the submission only after the browser has closed the connection. */
export const storesAfterDisconnect: FaultHandler = async ({ response, forward }) => {
  await once(response, 'close');
  await forward();
};

export const delays =
  (milliseconds: number): FaultHandler =>
  async ({ response, forward }) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    reply(response, await forward());
  };

/** Stores the submission and responds as to a repeated one. */
export const storedBefore: FaultHandler = async (exchange) => {
  await exchange.forward();
  const table = /\/rest\/v1\/(\w+)/.exec(exchange.request.url ?? '')?.[1] ?? 'form_submissions';
  await databaseResponds(
    409,
    '23505',
    `duplicate key value violates unique constraint "${table}_pkey"`,
  )(exchange);
};
