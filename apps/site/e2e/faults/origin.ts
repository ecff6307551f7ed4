import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { EMBEDDED_PUBLISHABLE_KEY } from '@laliaflia/backend/embedded';
import type { OwnTarget } from '../../scripts/load/load.ts';
import { Machine } from '../../scripts/machine/machine.ts';
import { emptyDatabase, workerConfig } from './worker-config.ts';

/** The real site and its database, which the proxies forward to, in a process of their own. */
export interface Origin {
  target: OwnTarget;
  /** What it runs on. */
  machine: Machine;
  dataDir: string;
  /** Like a power failure: no work is finished. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** SIGTERM. @returns The exit status. */
  end(): Promise<number | null>;
  /** Starts it where it cannot start. @returns What it says. */
  failToStart(): Promise<string>;
  /** Kills it, and takes from the disk what was not synced since the machine's 'unsynced' began. */
  losePower(): Promise<void>;
  /** Resolves when the database answers. */
  untilItAnswers(): Promise<void>;
}

const script = path.join(import.meta.dirname, 'origin-process.ts');

/** @param databaseUrl A PostgreSQL server instead of the embedded engine. */
export async function startOrigin(worker: number, databaseUrl = ''): Promise<Origin> {
  const { dataDir, machine: folder, originApi, originSite } = workerConfig(worker);
  const machine = new Machine(folder);
  cpSync(emptyDatabase, dataDir, { recursive: true });
  let child: ChildProcess | undefined;

  const spawn = (errors: 'inherit' | 'pipe') =>
    fork(script, [String(worker), databaseUrl], {
      ...machine.options,
      // It lives too briefly for its engine to be compiled twice.
      execArgv: ['--liftoff-only', ...machine.options.execArgv],
      stdio: ['ignore', 'inherit', errors, 'ipc'],
    });

  async function start(): Promise<string> {
    child = spawn('inherit');
    const [secretKey] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`The site ended with ${code}.`))),
    ]);
    return secretKey;
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = await gone;
    return code;
  }

  const kill = async () => void (await end('SIGKILL'));
  const secretKey = await start();
  const api = `http://127.0.0.1:${originApi}`;
  const target = {
    api,
    site: `http://127.0.0.1:${originSite}`,
    publishableKey: EMBEDDED_PUBLISHABLE_KEY,
    secretKey,
  };

  return {
    target,
    machine,
    dataDir,
    kill,
    async restart() {
      await kill();
      await start();
    },
    end: () => end('SIGTERM'),
    async failToStart() {
      const failing = spawn('pipe');
      let said = '';
      failing.stderr?.on('data', (text) => (said += text));
      const [code] = await once(failing, 'close');
      if (code !== 1) throw new Error(`The site ended with ${code}, not with 1.`);
      return said;
    },
    async losePower() {
      await kill();
      const recorded = machine.losePower(dataDir);
      if (recorded === 0)
        throw new Error('No write was recorded: the engine no longer writes through node:fs.');
    },
    async untilItAnswers() {
      const isUp = async () => {
        const headers = { apikey: secretKey };
        return (await fetch(`${api}/rest/v1/contact_submissions?limit=1`, { headers })).ok;
      };
      while (!(await isUp()));
    },
  };
}
