import { once } from 'node:events';
import { type Misbehaviour, reply } from './door.ts';

/** An answer in the place of the database or of the host, readable from any origin. */
export function says(status: number, body: unknown, headers: Record<string, string> = {}): Misbehaviour {
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

export function databaseSays(status: number, code: string, message: string): Misbehaviour {
  return says(status, { code, message, details: null, hint: null });
}

export const resets: Misbehaviour = ({ response }) => response.socket?.resetAndDestroy();

/** It is stored, and then the line goes dead in the middle of the answer. */
export const breaksOff: Misbehaviour = async ({ response, forward }) => {
  const { status, headers, body } = await forward();
  const { 'transfer-encoding': _, ...others } = headers;
  response.writeHead(status, { ...others, 'content-length': body.length + 500 });
  response.write(body.subarray(0, 8));
  setTimeout(() => response.socket?.resetAndDestroy(), 30);
};

/** It is stored, and nobody hears of it. */
export const swallowsTheAnswer: Misbehaviour = async ({ response, forward }) => {
  await forward();
  response.destroy();
};

export const saysNothing: Misbehaviour = () => {};

/** Stored in a moment, when nobody waits for the answer any more. */
export const holds: Misbehaviour = async ({ response, forward }) => {
  await once(response, 'close');
  await forward();
};

export const slowly =
  (milliseconds: number): Misbehaviour =>
  async ({ response, forward }) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    reply(response, await forward());
  };

/** It is stored; the answer is the one that a repeat would get. */
export const storedBefore: Misbehaviour = async (exchange) => {
  await exchange.forward();
  const table = /\/rest\/v1\/(\w+)/.exec(exchange.request.url ?? '')?.[1] ?? 'form_submissions';
  await databaseSays(
    409,
    '23505',
    `duplicate key value violates unique constraint "${table}_pkey"`,
  )(exchange);
};
