import { inspect } from 'node:util';
import { leaksIn } from '@laliaflia/tooling/abuse/leaks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { preparedDatabase } from '../temporary-folder.ts';
import type { HttpAttack, RawAttack } from './attack.ts';
import { httpAttacks, rawAttacks, sqlAttacks } from './attacks/index.ts';
import { canary, type Rows, rowsOf, withStored } from './canaries.ts';
import { databaseAlone, embedded, type Ground, server } from './grounds.ts';
import { runHttp, runRaw, runSql } from './run-attack.ts';

/*
 * Whatever a stranger tries: foreign rows are planted, and no answer may hold a word of them, nor a stack, SQL or a path of
 * the server; nothing is stored that should not be, and nothing else changes. On the embedded engine, and on PostgreSQL
 * where TEST_DATABASE_URL names one (`pnpm abuse` starts it).
 */
const folder = preparedDatabase();
const url = process.env.TEST_DATABASE_URL;

interface Place {
  place: string;
  open: () => Promise<Ground>;
  /** Whether the server's guards stand before the database. */
  hasServer: boolean;
}

const places: Place[] = [
  { place: 'the embedded engine', open: () => embedded(folder), hasServer: true },
  ...(url
    ? [
        { place: 'PostgreSQL behind the server', open: () => server(url), hasServer: true },
        { place: 'PostgreSQL alone', open: () => databaseAlone(url), hasServer: false },
      ]
    : []),
];

const waysIn: [
  string,
  readonly (HttpAttack | RawAttack)[],
  (attack: never, ground: Ground) => Promise<void>,
][] = [
  ['over HTTP', httpAttacks, runHttp],
  ['byte by byte', rawAttacks, runRaw],
];

describe.each(places)('$place', ({ open, hasServer }) => {
  let ground: Ground;
  let rows: Rows;
  const said: unknown[][] = [];

  beforeAll(async () => {
    ground = await open();
    rows = await rowsOf(ground.database);
  });
  afterAll(() => ground?.close());
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words));
  });

  describe.each(waysIn)('%s', (_way, attacks, run) => {
    for (const attack of attacks) {
      it.skipIf(attack.guardedBy === 'server' && !hasServer)(attack.name, async () => {
        await run(attack as never, ground);
        const expected = withStored(rows, attack.stores);
        rows = await rowsOf(ground.database);
        expect(rows).toEqual(expected);
      });
    }
  });

  describe('in SQL', () => {
    for (const attack of sqlAttacks) it(attack.name, () => runSql(attack, ground));
  });

  it('afterwards no row has changed, and the log holds no stack, no SQL and no foreign word', async () => {
    expect(await rowsOf(ground.database)).toEqual(rows);
    const log = said.map((words) => words.map((word) => inspect(word, { depth: 9 })).join(' ')).join('\n');
    console.log(
      log
        .split('\n')
        .filter((l) => leaksIn(l, { canary }).length)
        .slice(0, 20)
        .join('\n'),
    );
    if (hasServer) expect(leaksIn(log, { canary })).toEqual([]);
  });
});

it('each attack has a name of its own', () => {
  const names = [...httpAttacks, ...rawAttacks, ...sqlAttacks].map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(250);
});
