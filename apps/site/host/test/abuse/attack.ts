import type { HttpCall } from '@laliaflia/tooling/abuse/send.ts';
import type { StoredRow } from './site.ts';

/** What a stranger sends to the site, and what must hold. */
export interface SiteAttack {
  /** The field's term for it. */
  name: string;
  call: HttpCall | readonly HttpCall[];
  /** Of every answer, or how often each where several are sent. */
  status: number | Readonly<Record<number, number>>;
  says?: RegExp;
  /** Where it leads: never to another host. */
  location?: string;
  headers?: Readonly<Record<string, RegExp>>;
  /** The rows that are there afterwards, and were not before. Default: none. */
  stores?: readonly object[] & readonly Partial<StoredRow>[];
}

export const urlencoded = 'application/x-www-form-urlencoded';

/** A form, as a browser that navigates posts it, unless the headers say otherwise. */
export function post(
  fields: string | Buffer | Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  path = '/contact',
): HttpCall {
  const body =
    typeof fields === 'string' || Buffer.isBuffer(fields) ? fields : new URLSearchParams(fields).toString();
  return { method: 'POST', path, body, headers: { 'content-type': urlencoded, ...headers } };
}
