import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Database, openPglite } from '../src/embedded/connect.ts';
import { afterPowerCut, RecordedFiles } from './recorded-files.ts';
import { preparedDatabase, temporaryFolder } from './temporary-folder.ts';

/** Of so many power cuts; POWER_CUTS=200 is the whole proof, beside the gate. */
const cuts = Number(process.env.POWER_CUTS || 2);

/** What was true for a visitor or the owner, and after how many operations. */
type Promised = { time: number; stored?: string; erased?: string };

const folder = preparedDatabase();
const before = path.join(temporaryFolder(), 'before');
const scratch = temporaryFolder();
const promised: Promised[] = [];
let files: RecordedFiles;

beforeAll(async () => {
  cpSync(folder, before, { recursive: true });
  files = new RecordedFiles(folder);
  const database = await openPglite(folder, { files });
  const send = async (i: number) => {
    const email = `visitor-${i}@example.com`;
    await database.run(insertInquiry(email));
    promised.push({ time: files.operations.length, stored: email });
  };
  for (let i = 0; i < 120; i++) {
    await send(i);
    await database.run(
      "insert into public.analytics_events (event_type, page_path) values ('page_view', '/')",
    );
    if (i % 10 === 9) {
      const email = `visitor-${i - 5}@example.com`;
      await database.query(`select public.delete_person('${email}')`);
      promised.push({ time: files.operations.length, erased: email });
    }
    if (i % 40 === 39) for (const statement of ['checkpoint', 'vacuum']) await database.run(statement);
  }
  await database.connection.close();
}, 120_000);

const insertInquiry = (email: string) =>
  `insert into public.contact_submissions (name, email, company, role, message)
   values ('Ada', '${email}', 'Analytical Engines', 'ceo', '${'Notes. '.repeat(60)}')`;

describe(`${cuts} power cuts`, () => {
  it.each(Array.from({ length: cuts }, (_, seed) => seed + 1))(
    'lose no lead that was acknowledged, bring none back, and spoil no index (seed %i)',
    async (seed) => {
      const random = randomNumbers(seed);
      const time = Math.floor(random() * files.operations.length);
      const target = path.join(scratch, `seed-${seed}`);
      afterPowerCut(before, target, files.operations.slice(0, time), () => random() < 0.5);
      const database = await openPglite(target, { extensions: { amcheck } });
      const rows = await database.query<{ email: string }>('select email from public.contact_submissions');
      const found = new Set(rows.map(({ email }) => email));
      const known = promised.filter((promise) => promise.time <= time);
      const erased = new Set(known.flatMap((promise) => promise.erased ?? []));
      const stored = known.flatMap((promise) => promise.stored ?? []);
      // What the cut interrupted may have been done or not.
      const begun = new Set(
        promised.slice(known.length, known.length + 1).flatMap(({ erased }) => erased ?? []),
      );
      expect(stored.filter((email) => !found.has(email) && !erased.has(email) && !begun.has(email))).toEqual(
        [],
      );
      expect([...erased].filter((email) => found.has(email))).toEqual([]);
      expect(await damages(database)).toEqual([]);
      await database.run(insertInquiry('after@example.com'));
      await database.connection.close();
      rmSync(target, { recursive: true });
    },
    60_000,
  );
});

/** Every index against its table, and every table by itself. */
async function damages(database: Database): Promise<string[]> {
  await database.run('create extension if not exists amcheck');
  const [indexes] = await database.query<{ checked: number }>(
    `select count(bt_index_check(c.oid, true))::int as checked
     from pg_class c join pg_am a on a.oid = c.relam where c.relkind = 'i' and a.amname = 'btree'`,
  );
  expect(indexes?.checked).toBeGreaterThan(50);
  const found = await database.query<{ relname: string; msg: string }>(
    `select c.relname, v.msg from pg_class c, lateral verify_heapam(c.oid) v where c.relkind in ('r', 't')`,
  );
  return found.map(({ relname, msg }) => `${relname}: ${msg}`);
}

/** The same for each run of a seed: mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
