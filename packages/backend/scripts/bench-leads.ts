// The owner's day with a hundred thousand leads: pnpm leads beside a running server, as the owner calls it.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { scriptArguments } from '@laliaflia/tooling/script-arguments.ts';
import { nameAt } from '../src/embedded/backup-folder.ts';
import { openPglite } from '../src/embedded/connect.ts';
import { startBackend } from '../src/embedded/index.ts';
import { migrate } from '../src/embedded/migrate.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, help: { type: 'boolean', default: false } },
});

/** Seconds for each, and how much more than for half of the leads the memory may be at its highest. */
const most = { page: 1, csv: 10, growth: 1.15 };

if (values.help) {
  console.log(`pnpm bench:leads           the newest page and all of 100,000 leads, while the server runs
  --rows N

Fails where the page takes ${most.page} s, the CSV ${most.csv} s, or the memory grows with the rows.`);
  process.exit(0);
}
const rows = Number(values.rows);
if (!Number.isInteger(rows) || rows < 10_000 || rows % 2 > 0) {
  console.error('--rows takes an even number from 10000 on.');
  process.exit(2);
}

const root = path.join(import.meta.dirname, '../../..');
const cacheFolder = path.join(root, 'node_modules/.cache');
mkdirSync(cacheFolder, { recursive: true });
const dataDir = mkdtempSync(path.join(cacheFolder, 'bench-leads-'));
try {
  await fill();
  // As on any day but the first: a new folder's backup would be made beside what is measured.
  const backupDir = path.join(dataDir, 'backups');
  mkdirSync(backupDir);
  writeFileSync(path.join(backupDir, nameAt(new Date())), '');
  const backend = await startBackend({ dataDir, backupDir, port: 0 });
  try {
    await leads('--limit', '1'); // Everybody's first call reads the program from the disk.
    const page = await leads();
    const half = await leads('--csv', '--limit', String(rows / 2));
    const all = await leads('--csv');
    console.log(`The newest page took ${said(page)},
${rows / 2} leads as CSV ${said(half)},
all ${rows} ${said(all)}.`);
    // The head, and no line break within a lead.
    if (all.lines !== rows + 1) fail(`The CSV has ${all.lines - 1} leads.`);
    if (page.seconds > most.page) fail(`The page takes longer than ${most.page} s.`);
    if (all.seconds > most.csv) fail(`The CSV takes longer than ${most.csv} s.`);
    if (all.memory > half.memory * most.growth) fail('The memory grows with the rows.');
  } finally {
    await backend.close();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** As many leads over a year: two thirds inquiries, the others forms and the newsletter. */
async function fill(): Promise<void> {
  const database = await openPglite(path.join(dataDir, 'postgres'));
  await migrate(database);
  const person = `'Ada Example', 'Example GmbH', 'product', repeat('We would like to talk about a redesign. ', 10)`;
  const time = `now() - interval '1 second' * (i * ${Math.floor((300 * 24 * 3600) / rows)} + 1)`;
  const series = (rest: number[]) => `generate_series(1, ${rows}) i where i % 6 in (${rest.join()})`;
  await database.run(`
    insert into public.contact_submissions (name, company, role, message, email, created_at)
    select ${person}, 'ada' || i || '@example.com', ${time} from ${series([0, 1, 2, 3])};
    insert into public.form_submissions (form_name, fields, created_at)
    select 'workshop-booking', jsonb_build_object('name', 'Ada', 'email', 'ada' || i || '@example.com'), ${time}
    from ${series([4])};
    insert into public.newsletter_subscriptions (email, created_at)
    select 'ada' || i || '@example.com', ${time} from ${series([5])};`);
  await database.run('vacuum analyze');
  await database.connection.close();
}

type Run = { seconds: number; memory: number; lines: number };

/** A process of its own; `memory` is its highest, in bytes. */
async function leads(...args: string[]): Promise<Run> {
  const start = performance.now();
  const child = spawn(process.execPath, [...scriptArguments('leads'), ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const run: Run = { seconds: 0, memory: 0, lines: 0 };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    run.lines += text.split('\n').length - 1;
  });
  const timer = setInterval(async () => {
    const ps = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)]).catch(
      () => undefined,
    );
    run.memory = Math.max(run.memory, Number(ps?.stdout ?? 0) * 1024);
  }, 50);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(`pnpm leads ${args.join(' ')} ended with ${code}.`);
  run.seconds = (performance.now() - start) / 1000;
  return run;
}

function said({ seconds, memory }: Run): string {
  return `${seconds.toFixed(1)} s and ${Math.round(memory / 1024 / 1024)} MB`;
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
