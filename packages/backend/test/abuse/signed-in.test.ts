import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { preparedDatabase } from '../temporary-folder.ts';
import { type Call, rest } from './attack.ts';
import { bodies } from './attacks/bodies.ts';
import { hidden } from './attacks/hidden.ts';
import { injection } from './attacks/injection.ts';
import { reading } from './attacks/reading.ts';
import { writing } from './attacks/writing.ts';
import { canary, foreignId, rowsOf } from './canaries.ts';
import { everything, functionsOf, tablesOf } from './catalog.ts';
import type { Ground } from './grounds.ts';
import { plantPeople, withoutRight, withRight } from './people.ts';
import { isAll, places, tried } from './places.ts';
import { answersTo, leaksOf } from './run-attack.ts';

/*
 * Whoever is signed in without the right to a row: a stranger, an owner below the assurance level, a session that has ended. None of
 * them sees a word of a foreign row or changes one, in any table and by any function that the catalog has. Then the attacks of the
 * anonymous visitor, with their tokens.
 */
const folder = preparedDatabase();
const attacks = tried([...reading, ...writing, ...injection, ...hidden, ...bodies]).filter(
  ({ call }) => !JSON.stringify(call).match(/"(authorization|apikey)"/i),
);

/** The gate repeats them as these. */
const always = ['a stranger who is signed in', 'an owner below the assurance level'];

describe.each(places(folder))('$place', ({ open, hasServer }) => {
  let ground: Ground;

  beforeAll(async () => {
    ground = await open();
    await plantPeople(ground.database);
  });
  afterAll(() => ground?.close());
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  const ask = async (token: () => string, path: string, body?: object, method?: string) => {
    const headers = { authorization: `Bearer ${token()}` };
    const call: Call = { path: rest(path), headers, ...(body && { body }), ...(method && { method }) };
    const [answer] = await answersTo({ call }, ground);
    if (answer === undefined) throw new Error('There is no answer.');
    return answer;
  };

  it('an owner with the second factor sees what is planted', async () => {
    const tables = await tablesOf(ground.database);
    const seen: string[] = [];
    for (const { name } of tables) if ((await ask(withRight, name)).body.includes(canary)) seen.push(name);
    // Page views are counted and never read.
    expect(seen).toEqual(tables.map(({ name }) => name).filter((name) => name !== 'analytics_events'));
    const readable: string[] = [];
    for (const { name, reads, values } of await functionsOf(ground.database)) {
      if (reads && (await ask(withRight, `rpc/${name}`, values)).body.includes(canary)) readable.push(name);
    }
    expect(readable).toEqual(
      expect.arrayContaining([
        ...['desk_chat', 'desk_health', 'desk_lead', 'desk_leads', 'desk_newsletter', 'desk_person'],
      ]),
    );
  });

  describe.each(Object.entries(withoutRight))('%s', (name, token) => {
    it('sees and changes no row of any table in the catalog', async () => {
      const before = await everything(ground.database);
      const tables = await tablesOf(ground.database);
      expect(tables.length).toBeGreaterThanOrEqual(9);
      for (const { name: table, key } of tables) {
        const one = `${table}?${key}=eq.${foreignId}`;
        for (const path of [table, one]) {
          const { status, body } = await ask(token, path);
          expect([200, 401, 403], `${path}: ${body}`).toContain(status);
          if (status === 200) expect(body, path).toBe('[]');
        }
        expect(leaksOf(await ask(token, one, undefined, 'DELETE')), table).toEqual([]);
        expect(leaksOf(await ask(token, one, { [key]: crypto.randomUUID() }, 'PATCH')), table).toEqual([]);
        expect(leaksOf(await ask(token, table, { [key]: foreignId })), table).toEqual([]);
      }
      expect(await everything(ground.database)).toEqual(before);
    });

    it('learns and changes nothing by any function of the catalog', async () => {
      const before = await everything(ground.database);
      const functions = await functionsOf(ground.database);
      expect(functions.length).toBeGreaterThan(40);
      for (const { name, values } of functions) {
        const answer = await ask(token, `rpc/${name}`, values);
        expect(leaksOf(answer), name).toEqual([]);
        if (answer.status < 300 && name.startsWith('desk_'))
          expect(isNothing(JSON.parse(answer.body || 'null')), name).toBe(true);
      }
      expect(await everything(ground.database)).toEqual(before);
    });

    it.runIf(isAll || always.includes(name))(
      'gets no further by the attacks of an anonymous visitor',
      async () => {
        const before = await rowsOf(ground.database);
        const told: string[] = [];
        for (const attack of attacks.filter(({ guardedBy }) => hasServer || guardedBy !== 'server')) {
          const calls = [attack.call].flat().map((call) => ({
            ...call,
            headers: { ...call.headers, authorization: `Bearer ${token()}` },
          }));
          for (const answer of await answersTo({ ...attack, call: calls }, ground))
            if (leaksOf(answer).length > 0) told.push(`${attack.name}: ${answer.body}`);
        }
        expect(told).toEqual([]);
        const contents = (rows: typeof before) =>
          Object.fromEntries(Object.entries(rows).map(([name, { content }]) => [name, content]));
        expect(contents(await rowsOf(ground.database))).toEqual(contents(before));
      },
    );
  });
});

/** Whatever it is made of, nothing stands in it. */
function isNothing(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.values(value).every(isNothing));
}
