import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { run } from '../src/cli/run.ts';
import { openPglite } from '../src/embedded/connect.ts';
import { openFolder } from '../src/embedded/index.ts';
import { migrate, migrationsDir } from '../src/embedded/migrate.ts';
import type { Lead } from '../src/leads/lead.ts';
import { preparedDatabase, temporaryFolder } from './temporary-folder.ts';

/* A data folder and a backup as commit 205e666 (22 November 2026) made them: 20 inquiries, 5 subscriptions, 5 bookings. */
const fixtures = path.join(import.meta.dirname, 'fixtures');

/** The data folder, unpacked. */
function oldFolder(): string {
  const folder = temporaryFolder();
  const archive = readFileSync(path.join(fixtures, 'postgres-205e666.tar.zst'));
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: zstdDecompressSync(archive) });
  return folder;
}

/** What `pnpm leads` says about a data folder. */
async function leads(args: readonly string[], DATA_DIR: string): Promise<string> {
  const { SUPABASE_URL: _, SUPABASE_SECRET_KEY: __, DATABASE_URL: ___, ...environment } = process.env;
  let said = '';
  const write = (text: string) => {
    said += text;
  };
  await run(args, { ...environment, DATA_DIR }, { write, complain: write, width: 200 });
  return said;
}

/** As a server does that starts. */
async function bringUpToDate(folder: string): Promise<void> {
  const { close } = await openFolder(folder, {});
  await close();
}

const leadsOf = async (folder: string) => JSON.parse(await leads(['--json'], folder)) as Lead[];

describe('the data of an earlier version', () => {
  it('is all there, and in the form of today, once a server has started', async () => {
    const folder = oldFolder();
    expect(await leads([], folder)).toMatch(
      /^The database is of an earlier version: it lacks the last \d+ migr/,
    );
    await bringUpToDate(folder);
    const found = await leadsOf(folder);
    expect(found.map(({ id }) => Number(id.slice(-2))).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 30 }, (_, i) => i + 1),
    );
    expect(found.find(({ id }) => id.endsWith('007'))).toMatchObject({
      kind: 'contact',
      name: 'Sample 7',
      email: 'sample-7@example.com',
      message: 'Message 7',
    });
    expect(found.find(({ id }) => id.endsWith('026'))).toMatchObject({
      details: { workshopType: 'Deep Dive' },
    });
    const database = await openPglite(path.join(folder, 'postgres'));
    expect(await migrate(database)).toEqual([]);
    await database.connection.close();
  }, 60_000);

  it('comes back from its backup', async () => {
    const folder = temporaryFolder();
    expect(await leads(['--restore', path.join(fixtures, 'backup-205e666.jsonl')], folder)).toMatch(
      /contact_submissions +20\n +form_submissions +5\n +lead_answers +0\n +lead_notes +0\n +lead_payments +0\n +lead_states +0\n +newsletter_subscriptions +5/,
    );
    const old = oldFolder();
    await bringUpToDate(old);
    expect(await leadsOf(folder)).toEqual(await leadsOf(old));
  }, 180_000);
});

it('a migration that fails leaves everything as it was, and says so', async () => {
  const folder = temporaryFolder();
  cpSync(migrationsDir, folder, { recursive: true });
  const broken = '29991231000000_broken.sql';
  writeFileSync(
    path.join(folder, broken),
    'create table public.half_done (id int); delete from limits.rules; select 1 / 0;',
  );
  const database = await openPglite(preparedDatabase());
  const rules = () => database.query('select * from limits.rules order by 1, 2');
  const before = await rules();
  expect(before.length).toBeGreaterThan(0);
  await expect(migrate(database, folder)).rejects.toThrow(
    `The migration ${broken} failed, and nothing of it was applied: division by zero`,
  );
  expect(await rules()).toEqual(before);
  expect(await database.query("select from pg_tables where tablename = 'half_done'")).toEqual([]);
  const history = await database.query('select from supabase_migrations.schema_migrations');
  expect(history).toHaveLength(readdirSync(migrationsDir).length);
  await database.connection.close();
}, 60_000);
