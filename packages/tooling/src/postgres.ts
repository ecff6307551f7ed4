import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface ThrowawayPostgres {
  url: string;
  version: string;
  /** SIGKILL to all of its processes. */
  kill(): Promise<void>;
  /** After `kill`: recovers from its log. */
  start(): Promise<void>;
  /** SIGSTOP to all of its processes: connections stay, and nobody answers. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

/** Where Debian, the Mac and a path have the server's programs. */
function programs(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    ...(process.env.PATH ?? '').split(path.delimiter),
  ].find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')));
}

/**
 * A PostgreSQL server of its own, in a folder of its own, with nothing in it. Undefined where none is installed. The server
 * refuses to run as root, so that root hands it to the user `postgres`, which the package has made.
 *
 * @param durable Whether it syncs to the disk, as a real one does and a test does without.
 */
export async function startPostgres({ durable = false } = {}): Promise<ThrowawayPostgres | undefined> {
  const bin = programs();
  if (bin === undefined) return undefined;
  // The default folder for temporary files may be closed to the other user.
  const folder = mkdtempSync('/tmp/laliaflia-postgres-');
  const asUser = async (program: string, ...args: string[]) => {
    const command = [path.join(bin, program), ...args];
    const whole = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    const [file = '', ...rest] = whole;
    return (await run(file, rest, { cwd: folder })).stdout;
  };
  if (process.getuid?.() === 0) await run('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const port = await freePort();
  await asUser('initdb', '-D', data, '-U', 'owner', '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=${durable ? 'on' : 'off'}`;
  const start = async () =>
    void (await asUser('pg_ctl', '-D', data, '-o', options, '-l', path.join(folder, 'log'), '-w', 'start'));
  const toAll = async (signal: NodeJS.Signals) => {
    const [first = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    const { stdout } = await run('pgrep', ['-P', first]);
    const all = [first, ...stdout.trim().split('\n')];
    for (const pid of all) send(Number(pid), signal);
    return all;
  };
  await start();
  return {
    url: `postgres://owner@127.0.0.1:${port}/postgres`,
    version: (await asUser('postgres', '--version')).trim(),
    kill: async () => untilGone(await toAll('SIGKILL')),
    start,
    pause: async () => void (await toAll('SIGSTOP')),
    resume: async () => void (await toAll('SIGCONT')),
    stop: async () => {
      await asUser('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The next server refuses to start while one of them is there, be it a zombie. */
async function untilGone(pids: readonly string[]): Promise<void> {
  while (pids.some((pid) => send(Number(pid), 0))) await setTimeout(20);
}

/** Whether it was there: a child may end before its turn. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
