import { inspect } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { leaksIn } from '@laliaflia/tooling/abuse/leaks.ts';
import { type Answer, send, sendBytes, statusesOf } from '@laliaflia/tooling/abuse/send.ts';
import type { Sql } from 'postgres';
import { expect } from 'vitest';
import type { Database } from '../../src/embedded/connect.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../src/embedded/guards/secrets.ts';
import type { Call, HttpAttack, RawAttack, SqlAttack } from './attack.ts';
import { canary } from './canaries.ts';
import { type Ground, secrets } from './grounds.ts';

/** What no answer may hold: a word of a foreign row, or a key. */
const forbidden = { 'a foreign row': canary, ...secrets };

let visitors = 0;
/** Nobody pays for the attack of another one. */
function nextVisitor(): string {
  visitors += 1;
  return `10.0.${visitors >> 8}.${visitors & 255}`;
}

const callsOf = ({ call }: Pick<HttpAttack, 'call'>): readonly Call[] =>
  Array.isArray(call) ? call : [call as Call];

/** What comes back, from one visitor of its own. */
export async function answersTo(
  attack: Pick<HttpAttack, 'call' | 'atOnce'>,
  { port }: Ground,
): Promise<Answer[]> {
  const visitor = nextVisitor();
  const calls = callsOf(attack);
  if (attack.atOnce) return Promise.all(calls.map((call) => ask(call, port, visitor)));
  const answers: Answer[] = [];
  for (const call of calls) answers.push(await ask(call, port, visitor));
  return answers;
}

/** Of a foreign row or of a key. */
export const leaksOf = ({ body, headers }: Answer): string[] => [
  ...Object.keys(forbidden).filter((name) => body.includes(forbidden[name as keyof typeof forbidden])),
  ...Object.values(secrets).filter((secret) => JSON.stringify(headers).includes(secret)),
];

export async function runHttp(attack: HttpAttack, ground: Ground): Promise<void> {
  const calls = callsOf(attack);
  const answers = await answersTo(attack, ground);
  expect(statusesIn(answers, attack.status)).toEqual(attack.status);
  if (attack.isAnsweredAlike)
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  const sent = calls.map(legible).join('\n');
  for (const { body, headers } of answers) {
    expect(leaksIn(body, forbidden, sent)).toEqual([]);
    // What was asked may stand in headers again.
    expect(leaksIn(JSON.stringify(headers), sent.includes(canary) ? secrets : forbidden, sent)).toEqual([]);
    if (typeof attack.says === 'string') expect(body).toBe(attack.says);
    else if (attack.says) expect(body).toMatch(attack.says);
    for (const [name, value] of Object.entries(attack.headers ?? {})) expect(headers[name]).toMatch(value);
  }
}

function legible({ path, headers, body }: Call): string {
  return `${unescape(path)} ${JSON.stringify(headers)} ${Buffer.isBuffer(body) ? body : JSON.stringify(body)}`;
}

/** In the shape in which they are expected, so that a failure shows what came. */
function statusesIn(answers: readonly Answer[], expected: HttpAttack['status']): HttpAttack['status'] {
  const all = answers.map(({ status }) => status);
  if (typeof expected === 'number') return all.find((status) => status !== expected) ?? expected;
  if (isList(expected)) return all.every((status) => expected.includes(status)) ? expected : all;
  return Object.fromEntries([...new Set(all)].map((one) => [one, all.filter((s) => s === one).length]));
}

const isList = (value: object): value is readonly number[] => Array.isArray(value);

function ask({ method, path, headers = {}, body }: Call, port: number, visitor: string): Promise<Answer> {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const claimed = headers['x-forwarded-for'];
  const whole = {
    apikey: EMBEDDED_PUBLISHABLE_KEY,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(text)) }),
    // As a proxy does it: whom it was asked by comes last.
    'x-forwarded-for': claimed === undefined ? visitor : `${claimed}, ${visitor}`,
  };
  return send(port, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    path,
    headers: Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== '')),
    ...(body !== undefined && { body: text }),
  });
}

export async function runRaw({ bytes, hangsUp, statuses }: RawAttack, { port }: Ground): Promise<void> {
  const answer = await sendBytes(port, bytes, hangsUp);
  expect(statusesOf(answer)).toEqual(statuses);
  expect(leaksIn(answer, forbidden, String(bytes))).toEqual([]);
}

class Undone extends Error {}

export async function runSql(
  { sql, as = 'anon', gives }: SqlAttack,
  { database }: Pick<Ground, 'database'>,
): Promise<void> {
  const outcome = await inVain(database, as, sql);
  if (gives instanceof RegExp) expect(String(outcome)).toMatch(gives);
  else expect(outcome).toEqual(gives);
  expect(inspect(outcome, { depth: 9 })).not.toContain(canary);
}

/** What a role gets for a statement: rows, or the SQLSTATE of its refusal. Nothing of it stays. */
async function inVain({ connection }: Database, role: string, statement: string): Promise<unknown> {
  const driver = connection.driver as PGlite | Sql;
  let rows: unknown;
  try {
    if ('transaction' in driver) {
      await driver.transaction(async (transaction) => {
        await transaction.exec(`set local role ${role}`);
        rows = (await transaction.exec(statement)).at(-1)?.rows ?? [];
        throw new Undone();
      });
    } else {
      await driver.begin(async (transaction) => {
        await transaction.unsafe(`set local role ${role}`);
        const results: unknown = await transaction.unsafe(statement);
        // One result for each statement, where there are several.
        const last = Array.isArray(results) && Array.isArray(results.at(-1)) ? results.at(-1) : results;
        rows = [...(last as unknown[])];
        throw new Undone();
      });
    }
  } catch (error) {
    if (error instanceof Undone) return rows;
    return (error as { code?: string }).code ?? error;
  }
}
