import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface ThrowawayPostgres {
  url: string;
  version: string;
  /** From now on a commit is on the disk when it is acknowledged; until then nothing waits for the disk. */
  sync(): Promise<void>;
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
 */
export async function startPostgres(): Promise<ThrowawayPostgres | undefined> {
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
  // In the file and not on the command line, which could not be taken back.
  const settings = path.join(data, 'postgresql.auto.conf');
  appendFileSync(settings, 'fsync = off\n');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`;
  await asUser('pg_ctl', '-D', data, '-o', options, '-l', path.join(folder, 'log'), '-w', 'start');
  return {
    url: `postgres://owner@127.0.0.1:${port}/postgres`,
    version: (await asUser('postgres', '--version')).trim(),
    sync: async () => {
      appendFileSync(settings, 'fsync = on\n');
      await asUser('pg_ctl', '-D', data, 'reload');
    },
    stop: async () => {
      await asUser('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
