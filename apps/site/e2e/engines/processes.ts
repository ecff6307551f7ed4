import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { MissingError } from './driver.ts';

/** The path of a program, or a sentence that says which of Debian's packages has it. */
export function program(name: string, debianPackage: string): string {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  throw new MissingError(
    `${name} is not installed here: install it with "apt-get install ${debianPackage}", or leave its engine out.`,
  );
}

const running = new Set<ChildProcess>();

/** Starts a program that ends with this one, at the latest by `endAll`. */
export function start(file: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(file, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends what was started, also where a browser did not come up. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map(end));
}

/** A port that nothing listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Resolves with the first match of what a program writes; rejects when it ends before. */
export function sentence(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const found = pattern.exec(said);
      if (found) resolve(found[1] ?? found[0]);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}:\n${said}`)));
  });
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** A screen that nobody sees, for a browser that has no other way. @returns Its name for DISPLAY. */
export async function hiddenScreen(size: string): Promise<{ display: string; screen: ChildProcess }> {
  const screen = start(
    program('Xvfb', 'xvfb'),
    ['-displayfd', '1', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return { display: `:${await sentence(screen, /^(\d+)$/m)}`, screen };
}
