import { inspect } from 'node:util';
import { leaksIn } from '@laliaflia/tooling/abuse/leaks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { preparedDatabase } from '../temporary-folder.ts';
import type { HttpAttack, RawAttack } from './attack.ts';
import { httpAttacks, rawAttacks, sqlAttacks } from './attacks/index.ts';
import { canary, type Rows, rowsOf, withStored } from './canaries.ts';
import type { Ground } from './grounds.ts';
import { places, tried } from './places.ts';
import { runHttp, runRaw, runSql } from './run-attack.ts';

/*
 * Whatever a stranger tries: foreign rows are planted, and no answer may hold a word of them, nor a stack, SQL or a path of
 * the server, and neither may the log; nothing is stored that should not be, and nothing else changes. On the embedded engine, and on PostgreSQL
 * where TEST_DATABASE_URL names one (`pnpm abuse` starts it).
 */
const folder = preparedDatabase();
const waysIn: [
  string,
  readonly (HttpAttack | RawAttack)[],
  (attack: never, ground: Ground) => Promise<void>,
][] = [
  ['over HTTP', httpAttacks, runHttp],
  ['byte by byte', rawAttacks, runRaw],
];

describe.each(places(folder))('$place', ({ open, hasServer }) => {
  let ground: Ground;
  let rows: Rows;
  let said: unknown[][] = [];

  beforeAll(async () => {
    ground = await open();
    rows = await rowsOf(ground.database);
  });
  afterAll(() => ground?.close());
  beforeEach(() => {
    said = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words));
  });

  describe.each(waysIn)('%s', (_way, attacks, run) => {
    for (const attack of tried(attacks)) {
      it.skipIf(attack.guardedBy === 'server' && !hasServer)(attack.name, async () => {
        await run(attack as never, ground);
        const expected = withStored(rows, attack.stores);
        rows = await rowsOf(ground.database);
        expect(rows).toEqual(expected);
        // The library writes a stack where no guard of ours is before it.
        if (!hasServer) return;
        const log = inspect(said, { depth: 9 });
        expect(leaksIn(log, { canary })).toEqual([]);
        expect(log).not.toMatch(/^\s*forged line/m);
      });
    }
  });

  describe('in SQL', () => {
    // All of them: each takes milliseconds, and a grant that came later was missed when only a few ran.
    for (const attack of sqlAttacks) it(attack.name, () => runSql(attack, ground));
  });

  it('afterwards no row has changed', async () => {
    expect(await rowsOf(ground.database)).toEqual(rows);
  });
});

it('each attack has a name of its own', () => {
  const names = [...httpAttacks, ...rawAttacks, ...sqlAttacks].map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(500);
});
