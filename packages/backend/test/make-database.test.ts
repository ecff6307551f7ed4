import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openPglite } from '../src/embedded/connect.ts';
import { makeDatabase } from '../src/embedded/make-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

const folder = temporaryFolder();

/** What the engine wrote into a database when it made it, and whether it held our table, which it does from now on. */
async function open(name: string): Promise<{ made: string; mine: string | null }> {
  const { query, run, connection } = await openPglite(path.join(folder, name), { scratch: true });
  const [found] = await query<{ made: string; mine: string | null }>(
    "select system_identifier::text as made, to_regclass('mine')::text as mine from pg_control_system()",
  );
  await run('create table mine (id int)');
  await connection.close();
  return found ?? { made: '', mine: null };
}

it('an empty database is made once, and each folder has a copy that others do not see', async () => {
  const one = await open('one');
  expect(one).toEqual({ made: expect.stringMatching(/^\d+$/), mine: null });
  expect(await open('other')).toEqual(one);
});

it('where nothing can be kept, it is made in its place', async () => {
  const cache = path.join(folder, 'file');
  writeFileSync(cache, '');
  const place = path.join(folder, 'alone');
  await makeDatabase(place, { cache });
  expect(existsSync(path.join(place, 'PG_VERSION'))).toBe(true);
});
