import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Place } from './place.ts';

export type BackendProcess = { url: string; pid: number; kill(): Promise<void> };

type Options = {
  /** Another one of this folder. */
  script?: string;
  /** What stands in its environment beside our own. */
  environment?: NodeJS.ProcessEnv;
  /** Its engine is compiled twice, as in use: a test's lives too briefly for that. */
  isMeasured?: boolean;
};

export async function spawnBackend(
  { dataDir, databaseUrl }: Place,
  { script = 'backend-process.ts', environment = {}, isMeasured = false }: Options = {},
): Promise<BackendProcess> {
  const child = spawn(
    process.execPath,
    [
      ...(isMeasured ? [] : ['--liftoff-only']),
      path.join(import.meta.dirname, script),
      dataDir,
      databaseUrl ?? '',
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
    },
  );
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The backend ended with ${code}`))),
  ]);
  return { url: String(line).trim(), pid: child.pid ?? 0, kill: () => killHard(child) };
}

async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
