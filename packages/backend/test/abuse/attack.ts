import type { HttpCall } from '@laliaflia/tooling/abuse/send.ts';

/** The tables that the API shows. */
export const tables = [
  'contact_submissions',
  'newsletter_subscriptions',
  'chat_conversations',
  'analytics_events',
  'form_submissions',
] as const;
export type Table = (typeof tables)[number];

export interface Call extends Omit<HttpCall, 'body'> {
  /** An object is sent as JSON. Default with a body: POST. */
  body?: HttpCall['body'] | object;
}

type Statuses = number | readonly number[] | Readonly<Record<number, number>>;

interface Attack {
  /** The field's term for it. */
  name: string;
  /**
   * `server`: only the server before the embedded engine stops it, not the database. On hosted Supabase that is up to its
   * own gateway.
   */
  guardedBy?: 'server';
  /** Whether only `pnpm abuse` tries it: one of many of its kind, of which the gate tries a few. */
  isOneOfMany?: boolean;
  /** Rows that may be there afterwards. Default: none. */
  stores?: Partial<Record<Table, number>>;
}

export interface HttpAttack extends Attack {
  call: Call | readonly Call[];
  /** One, some of which any will do, or how often each where several are sent. */
  status: Statuses;
  /** Whether several are sent at once, not one after the other. */
  atOnce?: true;
  /** Whether nobody can tell one answer from the other. */
  isAnsweredAlike?: true;
  /** What the answers say: exactly this, or something like it. */
  says?: string | RegExp;
  headers?: Readonly<Record<string, RegExp>>;
}

/** Several bytes on one connection, as no client sends them. No database ever sees them. */
export interface RawAttack extends Attack {
  guardedBy: 'server';
  bytes: string | Buffer;
  /** Sends nothing more after them, while the server waits for the rest. */
  hangsUp?: true;
  /** Of each answer, in their order. */
  statuses: readonly number[];
}

/** A visitor who could send SQL itself: what only rights and policies stop. */
export interface SqlAttack extends Attack {
  sql: string;
  as?: 'anon' | 'authenticated';
  /** The SQLSTATE of the refusal, or what comes back. */
  gives: RegExp | readonly unknown[];
}

export const rest = (path: string) => `/rest/v1/${path}`;

export const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
