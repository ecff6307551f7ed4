import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { EMBEDDED_PUBLISHABLE_KEY } from '@laliaflia/backend/embedded';
import { scriptArguments } from '@laliaflia/tooling/script-arguments.ts';
import { repositoryRoot } from '../../build/paths.ts';
import type { OwnTarget } from '../load/load.ts';
import type { Machine } from '../machine/machine.ts';

/** A time in which no server was there, in milliseconds of `performance.now()`. */
export interface Absence {
  from: number;
  to: number;
}

/** What `pnpm start` runs, with ports and data of its own. */
export class Server {
  readonly absences: Absence[] = [];
  /** Sentences that it has written, and how often; numbers left out. */
  readonly said = new Map<string, number>();
  readonly #options: { execArgv: string[]; env: NodeJS.ProcessEnv };
  readonly #dataDir: string;
  readonly #ports: readonly [number, number];
  #child: ChildProcess | undefined;

  constructor(folder: string, dataDir: string, machine: Machine, ports: readonly [number, number]) {
    const [port, apiPort] = ports;
    this.#ports = ports;
    this.#dataDir = dataDir;
    const { execArgv, env } = machine.options;
    const own = {
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      SITE_DIST: path.join(folder, 'site'),
      RATE_LIMIT: 'off',
    };
    this.#options = { execArgv, env: { ...env, ...own } };
  }

  /** Resolves when it says that it is up. */
  async start(): Promise<void> {
    const { execArgv, env } = this.#options;
    const child = spawn(process.execPath, [...execArgv, ...scriptArguments('start')], {
      cwd: repositoryRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr.setEncoding('utf8').on('data', (text: string) => this.#listen(text));
    const up = new Promise<void>((resolve) => {
      let said = '';
      child.stdout.on('data', (text) => {
        said += text;
        if (said.includes('Ctrl-C stops both.')) resolve();
      });
    });
    const ended = once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`The server ended with ${code}.`)),
    );
    ended.catch(() => {}); // Expected once it is up.
    await Promise.race([up, ended]);
  }

  /** As a power failure ends it, and started again at once. */
  async killAndStart(): Promise<void> {
    const from = performance.now();
    const absence = { from, to: Number.POSITIVE_INFINITY };
    this.absences.push(absence);
    await this.#end('SIGKILL');
    await this.start();
    absence.to = performance.now();
  }

  /** @returns The exit status. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  get target(): OwnTarget {
    const [port, apiPort] = this.#ports;
    const { secretKey } = JSON.parse(readFileSync(path.join(this.#dataDir, 'secrets.json'), 'utf8'));
    return {
      api: `http://127.0.0.1:${apiPort}`,
      site: `http://127.0.0.1:${port}`,
      publishableKey: EMBEDDED_PUBLISHABLE_KEY,
      secretKey,
    };
  }

  /** Bytes in memory; undefined while there is none. */
  async memory(): Promise<number | undefined> {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(this.#child?.pid)]).catch(
      () => ({ stdout: '' }),
    );
    return Number(stdout) * 1024 || undefined;
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = await gone;
    return code;
  }

  #listen(text: string): void {
    for (const line of text.split('\n').filter(Boolean)) {
      const sentence = line.replace(/\d+/g, '…');
      this.said.set(sentence, (this.said.get(sentence) ?? 0) + 1);
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
