import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The real site and its database, which the proxies forward to. */
export interface Origin {
  secretKey: string;
  /** Like a power failure: no work is finished. */
  kill(): Promise<void>;
  restart(): Promise<void>;
}

export async function startOrigin(worker: number): Promise<Origin> {
  let child: ChildProcess | undefined;

  async function start(): Promise<string> {
    child = fork(path.join(import.meta.dirname, 'origin-process.ts'), [String(worker)], { execArgv: [] });
    const [secretKey] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`The site ended with ${code}.`))),
    ]);
    return secretKey;
  }

  async function kill(): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  const secretKey = await start();
  const restart = async () => {
    await kill();
    await start();
  };
  return { secretKey, kill, restart };
}
