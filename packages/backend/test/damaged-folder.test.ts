import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { backUpDaily } from '../src/embedded/daily-backup.ts';
import { engineVersion } from '../src/embedded/damage.ts';
import { OwnerError, openFolder, startBackend } from '../src/embedded/index.ts';
import { leads } from './command-line.ts';
import { inquiry } from './samples.ts';
import { preparedFolder, temporaryFolder } from './temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** With five inquiries, and with a backup of them. */
const whole = preparedFolder();

beforeAll(async () => {
  const { owner, close } = await openFolder(whole, {});
  await owner
    .from('contact_submissions')
    .insert(Array.from({ length: 5 }, () => inquiry))
    .throwOnError();
  mkdirSync(path.join(whole, 'backups'));
  await backUpDaily(owner, path.join(whole, 'backups')).idle();
  await close();
});

/** A copy of the folder, with something done to it. */
function damaged(damage: (folder: string) => void): string {
  const folder = path.join(temporaryFolder(), 'data');
  cpSync(whole, folder, { recursive: true });
  damage(folder);
  return folder;
}

const garbage = (folder: string, ...names: string[]) => {
  const files = globSync(names, { cwd: folder });
  expect(files).not.toEqual([]);
  for (const file of files) writeFileSync(path.join(folder, file), randomBytes(8192));
};
const remove = (folder: string, name: string) => rmSync(path.join(folder, name), { recursive: true });

type Case = [what: string, damage: (folder: string) => void, words: RegExp];

const ofTheDatabase: Case[] = [
  ['its control file is gone', (to) => remove(to, 'postgres/global/pg_control'), /the engine cannot open it/],
  [
    'its control file is damaged',
    (to) => garbage(to, 'postgres/global/pg_control'),
    /the engine cannot open it/,
  ],
  ['its log is damaged', (to) => garbage(to, 'postgres/pg_wal/0*'), /the engine cannot open it/],
  ['its catalog is gone', (to) => remove(to, 'postgres/base/5/1259'), /the engine cannot open it/],
  ['its version is gone', (to) => remove(to, 'postgres/PG_VERSION'), /PG_VERSION is missing/],
  ['its version is damaged', (to) => garbage(to, 'postgres/PG_VERSION'), /PG_VERSION holds no version/],
  [
    'it is of another version',
    (to) => writeFileSync(path.join(to, 'postgres/PG_VERSION'), '16\n'),
    /of PostgreSQL 16, and the engine of 17/,
  ],
  [
    'a file is in its place',
    (to) => {
      remove(to, 'postgres');
      writeFileSync(path.join(to, 'postgres'), '');
    },
    /postgres is a file/,
  ],
];

const ofTheFolder: Case[] = [
  ['its lock is damaged', (to) => garbage(to, 'lock'), /lock .* is damaged.* delete .*lock and start again/],
  [
    'its lock cannot be made',
    (to) => {
      remove(to, 'lock');
      mkdirSync(path.join(to, 'lock'));
    },
    /its lock cannot be made/,
  ],
  ['its secrets are damaged', (to) => garbage(to, 'secrets.json'), /two secrets\. Delete it/],
  [
    'it is a file',
    (to) => {
      rmSync(to, { recursive: true });
      writeFileSync(to, '');
    },
    /is a file, or lies in one\. Name a folder with DATA_DIR/,
  ],
];

describe('a data folder says what is wrong and what to do', () => {
  it.each([...ofTheDatabase, ...ofTheFolder])('when %s', async (_, damage, words) => {
    const folder = damaged(damage);
    const error = await startBackend({ dataDir: folder, port: 0 }).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error).toBeInstanceOf(OwnerError);
    expect(error?.message).toMatch(words);
    const { code, complaint } = await leads([], { DATA_DIR: folder });
    expect({ code, complaint }).toEqual({ code: 1, complaint: `${error?.message}\n` });
  });

  it('and names the newest backup, or says that there is none', async () => {
    const damage = (to: string) => remove(to, 'postgres/PG_VERSION');
    const folder = damaged(damage);
    const [backup = ''] = globSync('backups/leads-*', { cwd: folder });
    const say = async (DATA_DIR: string) => (await leads([], { DATA_DIR })).complaint;
    expect(await say(folder)).toContain(
      `DATA_DIR=${folder}-restored npx pnpm leads --restore ${path.join(folder, backup)}\n`,
    );
    mkdirSync(`${folder}-restored`);
    expect(await say(folder)).toContain(`DATA_DIR=${folder}-restored-2 npx`);
    remove(folder, 'backups');
    expect(await say(folder)).toMatch(/There is no backup in .*npx pnpm leads --restore FILE\n$/);
  });

  it('and nothing is made in its place', async () => {
    const folder = damaged((to) => remove(to, 'postgres/PG_VERSION'));
    await startBackend({ dataDir: folder, port: 0 }).catch(() => {});
    expect(existsSync(path.join(folder, 'postgres/PG_VERSION'))).toBe(false);
    expect(existsSync(path.join(folder, 'postgres/global/pg_control'))).toBe(true);
    expect(readFileSync(path.join(whole, 'postgres/PG_VERSION'), 'utf8').trim()).toBe(engineVersion);
  });
});

/** A disk of its own in this place, for as long as the task runs; null where this user may mount nothing. */
async function onDisk<T>(folder: string, options: string, task: () => Promise<T>): Promise<T | null> {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  try {
    return await task();
  } finally {
    execFileSync('umount', ['-l', folder]);
  }
}

describe('a disk', () => {
  const say = async (DATA_DIR: string) => (await leads(['--restore', 'none.jsonl'], { DATA_DIR })).complaint;

  it('that cannot be written is named', async ({ skip }) => {
    const folder = path.join(temporaryFolder(), 'data');
    const said = await onDisk(folder, 'size=1m,ro', () => say(folder));
    if (said === null) skip('Only root can mount a disk for this test.');
    expect(said).toMatch(/^The data folder .* cannot be used \(EROFS[^\n]*\)\. Make it writable[^\n]*\n$/);
  });

  it('without room for a database says how much is missing', async ({ skip }) => {
    const folder = path.join(temporaryFolder(), 'data');
    const said = await onDisk(folder, 'size=12m', () => say(folder));
    if (said === null) skip('Only root can mount a disk for this test.');
    expect(said).toMatch(
      /^There is no room for the database: .* has \d+ MB left, and 32 are needed\.[^\n]*\n$/,
    );
  });
});

type Ended = { code: number; out: string; complaint: string };

/** As somebody would type it at the root of the workspace. */
function shell(command: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  // Its engine is compiled once, quickly, as that of these tests is.
  const direct = command.replace(/npx pnpm (\w+)/, (_, name: string) =>
    scripts[name].replace(/^node /, 'node --liftoff-only '),
  );
  const { DATABASE_URL: _, SUPABASE_URL: __, SUPABASE_SECRET_KEY: ___, ...environment } = process.env;
  return new Promise((resolve) => {
    execFile('sh', ['-c', direct], { cwd: root, env: { ...environment, ...env } }, (error, out, complaint) =>
      resolve({ code: Number(error?.code ?? 0), out, complaint }),
    );
  });
}

it('the way out leads to every lead that was backed up', async () => {
  const folder = damaged((to) => garbage(to, 'postgres/pg_wal/0*'));
  const ports = { PORT: '4893', API_PORT: '14893' };
  const { code, out, complaint } = await shell('npx pnpm start', { ...ports, DATA_DIR: folder });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(complaint).not.toMatch(/^ +at /m);
  const [, wayOut = '', target = ''] =
    /new folder: (DATA_DIR=(\S+) npx pnpm leads --restore \S+)$/m.exec(complaint) ?? [];
  expect(wayOut, complaint).not.toBe('');
  expect(await shell(wayOut)).toMatchObject({ code: 0, complaint: '' });
  const found = JSON.parse((await leads(['--json'], { DATA_DIR: target })).out);
  expect(found).toHaveLength(5);
  expect(found[0]).toMatchObject(inquiry);
}, 180_000);
