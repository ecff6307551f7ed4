import { type ChildProcess, fork } from 'node:child_process';
import type { ScryptOptions } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Hashed, ToHash } from './hashing-process.ts';

/** Milliseconds after which a program that nobody needs gives its memory back. */
const idle = 30_000;

type Waiting = { resolve(key: Buffer): void; reject(error: Error): void };
type Running = { child: ChildProcess; waiting: Map<number, Waiting>; timer?: ReturnType<typeof setTimeout> };

let running: Running | undefined;
let ids = 0;

/**
 * scrypt, in a program of its own that starts with the first password. In a thread of low priority it would hold up the others,
 * which share its memory.
 */
export function hashApart(
  password: string,
  salt: Uint8Array,
  length: number,
  options: ScryptOptions,
): Promise<Buffer> {
  running ??= start();
  const { child, waiting, timer } = running;
  clearTimeout(timer);
  ids += 1;
  const task: ToHash = { id: ids, password, salt, length, options };
  return new Promise((resolve, reject) => {
    waiting.set(task.id, { resolve, reject });
    child.ref();
    child.channel?.ref();
    child.send(task);
  });
}

function start(): Running {
  const child = fork(fileURLToPath(new URL('./hashing-process.ts', import.meta.url)), {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const own: Running = { child, waiting: new Map() };
  child.on('message', ({ id, key }: Hashed) => {
    own.waiting.get(id)?.resolve(Buffer.from(key));
    own.waiting.delete(id);
    if (own.waiting.size > 0) return;
    child.unref();
    child.channel?.unref();
    own.timer = setTimeout(end, idle).unref();
  });
  child.on('error', end).on('exit', end);
  function end(): void {
    if (running === own) running = undefined;
    clearTimeout(own.timer);
    for (const { reject } of own.waiting.values()) reject(new Error('Passwords cannot be hashed.'));
    own.waiting.clear();
    child.kill();
  }
  return own;
}
