// The database and its API in a thread of their own: the engine computes without a pause, and what it does, a hang included,
// must not hold up the pages. Started by start-thread.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../open-database.ts';
import {
  type FromThread,
  plainError,
  plainResponse,
  type ThreadData,
  type ThreadSigns,
  type ToThread,
  toRequest,
} from './messages.ts';

const { dataDir, jwtSecret, secretKey, work, ...options } = workerData as ThreadData & ThreadSigns;
const unanswered = new Map<number, AbortController>();

try {
  const { api, check, close } = await openDatabase({ ...options, onPanic, onWork }, dataDir, {
    jwtSecret,
    secretKey,
  });
  parentPort?.on('message', (message: ToThread) => {
    if (message.kind === 'request') void answer(api, message);
    else if (message.kind === 'cancel') unanswered.get(message.id)?.abort();
    else if (message.kind === 'ping') void answerPing(check);
    else void close().then(() => process.exit());
  });
  tell({ kind: 'open' });
} catch (error) {
  tell({ kind: 'not open', error: plainError(error) });
}

function onPanic(reason: string): void {
  tell({ kind: 'panic', reason });
  process.exit(); // Ends this thread.
}

function onWork(): void {
  Atomics.add(work, 0, 1);
}

let isChecking = false;

/** With the next one where the last is not answered yet. */
async function answerPing(check: () => Promise<void>): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  try {
    await check();
    tell({ kind: 'pong' });
  } catch (error) {
    onPanic(`its server does not answer (${plainError(error).message})`);
  } finally {
    isChecking = false;
  }
}

async function answer(
  api: Awaited<ReturnType<typeof openDatabase>>['api'],
  { id, request }: ToThread & { kind: 'request' },
): Promise<void> {
  const cancelling = new AbortController();
  unanswered.set(id, cancelling);
  try {
    const response = await api.fetch(toRequest(request), request.peerAddress, cancelling.signal);
    tell({ kind: 'answer', id, response: await plainResponse(response) });
  } catch (error) {
    tell({ kind: 'no answer', id, error: plainError(error) });
  } finally {
    unanswered.delete(id);
  }
}

function tell(message: FromThread): void {
  parentPort?.postMessage(message);
}
