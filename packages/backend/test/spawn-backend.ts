import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Place } from './place.ts';

export type BackendProcess = { url: string; pid: number; kill(): Promise<void> };

const script = path.join(import.meta.dirname, 'backend-process.ts');

export async function spawnBackend({ dataDir, databaseUrl }: Place): Promise<BackendProcess> {
  const child = spawn(process.execPath, [script, dataDir, databaseUrl ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The backend ended with ${code}`))),
  ]);
  return { url: String(line).trim(), pid: child.pid ?? 0, kill: () => killHard(child) };
}

async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
