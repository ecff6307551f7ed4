import { Worker } from 'node:worker_threads';
import { comeAgain } from '../come-again.ts';
import {
  type Answering,
  type FromThread,
  type PlainRequest,
  type ThreadData,
  type ThreadSigns,
  type ToThread,
  toError,
  toResponse,
} from './messages.ts';
import { type Patience, second } from './patience.ts';

export type DatabaseThread = {
  answer: Answering;
  /** False while it is stuck. */
  isAnswering(): boolean;
  /** When it is gone: why. Whatever it had not answered was told to come again. */
  ended: Promise<string>;
  /** Finishes what is being answered, as far as there is time. */
  close(): Promise<void>;
};

type Waiting = {
  by: PlainRequest['by'];
  age: number;
  resolve(response: Response): void;
  reject(error: Error): void;
};

const entry = new URL('./database-thread.ts', import.meta.url);

/**
 * The database in a thread, open. Only one may have a folder: `ended` comes after the thread is gone.
 *
 * @throws What the database says that cannot be opened; or when it is aborted.
 */
export async function startThread(
  data: ThreadData,
  { answer, silence, work, opening, closing }: Patience,
  { signal, script = entry }: { signal?: AbortSignal; script?: URL } = {},
): Promise<DatabaseThread> {
  const signs: ThreadSigns = { work: new Int32Array(new SharedArrayBuffer(4)) };
  const worker = new Worker(script, { workerData: { ...data, ...signs }, stderr: true });
  worker.stderr.setEncoding('utf8').on('data', (text: string) => console.error(text.trimEnd()));
  const opened = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<string>();
  const waiting = new Map<number, Waiting>();
  let ids = 0;
  let limit = opening;
  /** Seconds since it has said something, and since it has given any sign of life. */
  let quiet = 0;
  let still = 0;
  let worked = 0;
  let isEnding = false;

  const tell = (message: ToThread) => worker.postMessage(message);

  async function end(why: string): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    clearInterval(clock);
    for (const { resolve } of waiting.values()) resolve(comeAgain('The database does not answer.'));
    waiting.clear();
    await worker.terminate();
    opened.reject(new Error(why));
    gone.resolve(why);
  }

  const clock = setInterval(() => {
    quiet += 1;
    const before = worked;
    worked = Atomics.load(signs.work, 0);
    still = worked === before ? still + 1 : 0;
    if (still >= limit) return void end(`it has not answered for ${limit} seconds`);
    if (quiet >= work) return void end(`a statement of it has not ended for ${work} seconds`);
    tell({ kind: 'ping' });
    for (const [id, one] of waiting) {
      one.age += 1;
      // Its first second may have been a moment.
      if (one.by === 'owner' || one.age <= answer) continue;
      waiting.delete(id);
      one.resolve(comeAgain('The database takes too long.'));
      tell({ kind: 'cancel', id });
    }
  }, second);

  worker.on('message', (message: FromThread) => {
    quiet = 0;
    still = 0;
    if (message.kind === 'open') {
      limit = silence;
      opened.resolve();
    } else if (message.kind === 'not open') {
      opened.reject(toError(message.error));
      void end(message.error.message);
    } else if (message.kind === 'panic') {
      void end(message.reason);
    } else if (message.kind !== 'pong') {
      const one = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'answer') one?.resolve(toResponse(message.response));
      else one?.reject(toError(message.error));
    }
  });
  worker.on('error', (error) => void end(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => void end(`it ended with ${code}`));
  const abort = () => void end('it was stopped while it opened');
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    await opened.promise;
  } catch (error) {
    await gone.promise;
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }

  const isAnswering = () => !isEnding && quiet <= answer;
  return {
    async answer(request) {
      // A thread that is stuck is not given more to do.
      if (!isAnswering()) return comeAgain('The database does not answer.');
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      const id = ++ids;
      waiting.set(id, { by: request.by, age: 0, resolve, reject });
      tell({ kind: 'request', id, request });
      return promise;
    },
    isAnswering,
    ended: gone.promise,
    async close() {
      tell({ kind: 'close' });
      const timer = setTimeout(() => void end('it did not close in time'), closing * second);
      await gone.promise;
      clearTimeout(timer);
    },
  };
}
