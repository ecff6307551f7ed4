import { inspect } from 'node:util';
import { leaksIn } from '@laliaflia/tooling/abuse/leaks.ts';
import { type Answer, send } from '@laliaflia/tooling/abuse/send.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { SiteAttack } from './attack.ts';
import { forms } from './forms.ts';
import { pages } from './pages.ts';
import { canary, everywhere, openSite, type Site, type StoredRow } from './site.ts';

/*
 * Whatever a stranger sends to the site: every answer has the security headers, none leads elsewhere, none holds a word of a
 * foreign form, a stack, SQL or a path of the server; and only what a form of the site could have sent is stored.
 */
const attacks = [...forms, ...pages];
let site: Site;
let rows: StoredRow[];
let said: unknown[][] = [];

beforeAll(async () => {
  site = await openSite(inject('template'));
  rows = await site.rows();
});
afterAll(() => site?.close());
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words));
});

let visitors = 0;

async function answersTo({ call }: SiteAttack): Promise<Answer[]> {
  visitors += 1;
  const answers: Answer[] = [];
  for (const each of [call].flat() as Exclude<typeof call, readonly unknown[]>[]) {
    // As a proxy does it: whom it was asked by comes last.
    const before = each.headers?.['x-forwarded-for'];
    const forwarded = `${before === undefined ? '' : `${before}, `}10.0.0.${visitors}`;
    const length = each.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(each.body)) };
    const headers = {
      host: `127.0.0.1:${site.port}`,
      ...each.headers,
      ...length,
      'x-forwarded-for': forwarded,
    };
    answers.push(await send(site.port, { ...each, headers }));
  }
  return answers;
}

function check({ body, headers }: Answer, { says, location, headers: expected = {} }: SiteAttack) {
  expect(leaksIn(`${body}\n${JSON.stringify(headers)}`, { 'a foreign row': canary })).toEqual([]);
  expect(Object.keys(everywhere).filter((name) => headers[name.toLowerCase()] === undefined)).toEqual([]);
  expect(headers.location).toBe(location);
  if (says) expect(body).toMatch(says);
  for (const [name, value] of Object.entries(expected)) expect(headers[name]).toMatch(value);
}

describe('the site', () => {
  it.each(attacks)('$name', async (attack) => {
    const answers = await answersTo(attack);
    const all = answers.map(({ status }) => status);
    const counts = Object.fromEntries(
      [...new Set(all)].map((one) => [one, all.filter((s) => s === one).length]),
    );
    expect(counts).toEqual(
      typeof attack.status === 'number' ? { [attack.status]: all.length } : attack.status,
    );
    for (const answer of answers) check(answer, attack);
    const before = rows;
    rows = await site.rows();
    expect(rows).toMatchObject([...before, ...(attack.stores ?? [])]);
    const log = inspect(said, { depth: 9 });
    expect(leaksIn(log, { canary })).toEqual([]);
  });

  it('has attacks each with a name of its own', () => {
    const names = attacks.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(100);
  });
});
