import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@laliaflia/tooling/postgres.ts';
import { openPostgres } from '../src/embedded/connect.ts';
import { openDatabase } from '../src/embedded/open-database.ts';
import { findExcess, type Row, toTable } from './load/compare.ts';
import { fill, type Size } from './load/fill.ts';
import { type Filled, questions } from './load/questions.ts';

const number = (usual: string) => ({ type: 'string', default: usual }) as const;
const { values } = parseArgs({
  options: {
    ...{ views: number('10000000'), leads: number('1000000'), only: { type: 'string', default: '' } },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(`pnpm load                  a PostgreSQL of its own with a year of rows, against one with a hundredth of them
  --views N         page views (default 10,000,000)
  --leads N         leads (default 1,000,000)
  --only WORDS      asks only what has these words in its name, such as "The desk"

Needs PostgreSQL on this machine (Debian: apt-get install postgresql), 14 GB in the folder for temporary files, and half
an hour. TEST_DATABASE_URL names another server; the databases load_small and load_large stay there, and are used again.
Fails where the large database is slower than the small one, or slower than it may be: docs/scale.md.`);
  process.exit(0);
}

const large: Size = { views: Number(values.views), leads: Number(values.leads) };
if (!(large.views >= 100_000 && large.leads >= 100_000)) {
  console.error('--views and --leads take numbers from 100000.');
  process.exit(2);
}
const small: Size = { views: large.views / 100, leads: large.leads / 100 };

const given = process.env.TEST_DATABASE_URL;
const bytesPerRow = 1200;
const needed = (large.views + large.leads) * bytesPerRow;
const { bavail, bsize } = statfsSync(tmpdir());
if (given === undefined && bavail * bsize < needed) {
  console.error(`${tmpdir()} has too little room: ${Math.ceil(needed / 2 ** 30)} GB are needed.`);
  process.exit(1);
}

const postgres = given === undefined ? await startPostgres() : undefined;
const server = given ?? postgres?.url;
if (server === undefined) {
  console.error('PostgreSQL is not installed here (Debian: apt-get install postgresql).');
  process.exit(1);
}
const folder = mkdtempSync(path.join(tmpdir(), 'laliaflia-load-'));
try {
  if (postgres) console.log(postgres.version);
  const sizes = { small: await filled('load_small', small), large: await filled('load_large', large) };
  await postgres?.sync();
  const rows = await measure(sizes);
  console.log(`\n${toTable(rows)}\n`);
  const excess = rows.flatMap(findExcess);
  for (const sentence of excess) console.error(sentence);
  console.log(excess.length === 0 ? 'Every limit is kept.' : `${excess.length} limits are passed.`);
  await sizes.small.close();
  await sizes.large.close();
  process.exitCode = excess.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.stop();
}

/** Databases of before are used again, so that a new migration can be tried, and timed, on full ones. */
async function filled(name: string, size: Size): Promise<Filled & { close(): Promise<void> }> {
  const isNew = await createDatabase(name);
  const databaseUrl = new URL(`/${name}`, server).href;
  const secrets = { jwtSecret: 'a secret of the load test alone', secretKey: 'sb_secret_of_the_load_test' };
  const start = performance.now();
  const open = await openDatabase({ databaseUrl }, folder, secrets);
  console.log(`${name}: migrated in ${seconds(start)} s`);
  const direct = await openPostgres(databaseUrl);
  if (isNew) await fill(direct, size, (what) => console.log(`${name}: ${what} after ${seconds(start)} s`));
  // Of a run before, whose visitors came from the same addresses.
  else
    await direct.run(
      "delete from limits.counters where started_at > now() - interval '1 day' and table_name <> 'analytics_events'",
    );
  const [{ bytes } = { bytes: '0' }] = await direct.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  console.log(`${name}: ${(Number(bytes) / 1e6).toFixed(0)} MB`);
  await direct.connection.close();
  return { ...open, folder };
}

async function createDatabase(name: string): Promise<boolean> {
  const { query, run, connection } = await openPostgres(server ?? '');
  const known = await query(`select from pg_database where datname = '${name}'`);
  if (known.length === 0) await run(`create database ${name}`);
  await connection.close();
  return known.length === 0;
}

/** The two in turn, so that whatever else the machine does meets both. */
async function measure(sizes: { small: Filled; large: Filled }): Promise<Row[]> {
  const rows: Row[] = [];
  for (const question of questions.filter(({ name }) => name.includes(values.only))) {
    const { name, times, ask, unit, most } = question;
    const start = performance.now();
    const row: Row = { name, small: [], large: [], ...(unit && { unit }) };
    if (most) row.most = most(large.leads);
    for (let round = 0; round < times; round++)
      for (const size of ['small', 'large'] as const)
        row[size].push(await time(() => ask(sizes[size], round)));
    rows.push(row);
    console.log(`${name}: ${times} times in ${seconds(start)} s`);
  }
  return rows;
}

async function time(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const units = await ask();
  return (performance.now() - start) / (typeof units === 'number' ? units : 1);
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
