import { type Send, type Target, visits } from '../load/visitor.ts';

/** What came of the submissions to one table. */
export interface Sent {
  /** Ids that the server has acknowledged. */
  acknowledged: Set<string>;
  /** How many rows each mark in the content stands for, acknowledged or not. */
  rowsByMark: Map<string, number>;
  /** Attempts that were not acknowledged. */
  failures: number;
  /** Submissions that were still not acknowledged at the end. */
  given: number;
}

/** How long an attempt may take, in milliseconds: as the outbox has it. */
const patience = 20_000;
/** Before the next attempt where no server has said how long, in milliseconds. */
const pause = 1000;

/**
 * So many send without a pause, and repeat under its id what was not acknowledged, when the server has said that they may.
 *
 * @param end No new submission from then on; what is not acknowledged is repeated at once.
 * @param deadline From then on nothing is repeated.
 */
export async function sendLeads(
  target: Target,
  senders: number,
  end: AbortSignal,
  deadline: AbortSignal,
): Promise<Map<string, Sent>> {
  const results = new Map<string, Sent>();
  const sender = async (seed: number) => {
    for (const send of visits(target, seed)) {
      if (end.aborted) return;
      const result = results.get(send.table) ?? noneSent();
      results.set(send.table, result);
      await sendUntilAcknowledged(send, result, end, deadline);
    }
  };
  await Promise.all(Array.from({ length: senders }, (_, seed) => sender(seed)));
  return results;
}

function noneSent(): Sent {
  return { acknowledged: new Set(), rowsByMark: new Map(), failures: 0, given: 0 };
}

async function sendUntilAcknowledged(
  { table, ids, mark, request }: Send,
  result: Sent,
  end: AbortSignal,
  deadline: AbortSignal,
): Promise<void> {
  result.rowsByMark.set(mark, ids.length);
  while (!deadline.aborted) {
    const wait = await attempt(request);
    if (wait === 'acknowledged') {
      for (const id of ids) result.acknowledged.add(id);
      return;
    }
    result.failures += 1;
    // Page views are sent once.
    if (table === 'analytics_events') return;
    await sleep(wait, end, deadline);
  }
  result.given += 1;
}

/** @returns Milliseconds to wait, where it was not acknowledged. */
async function attempt(request: Send['request']): Promise<'acknowledged' | number> {
  try {
    const response = await request(AbortSignal.timeout(patience));
    const text = await response.text();
    // Stored by an earlier attempt, whose answer was lost.
    if (response.ok || (response.status === 409 && text.includes('_pkey'))) return 'acknowledged';
    if (response.status !== 503) throw new Error(`${response.status} ${text.slice(0, 200)}`);
    return Number(response.headers.get('retry-after')) * 1000 || pause;
  } catch (error) {
    if (error instanceof TypeError || (error as Error).name === 'TimeoutError') return pause;
    throw error;
  }
}

/** At the end nobody waits any longer than a moment. */
function sleep(milliseconds: number, ...ends: AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      for (const end of ends) end.removeEventListener('abort', wake);
      resolve();
    };
    const isEnding = ends.some(({ aborted }) => aborted);
    const timer = setTimeout(wake, isEnding ? Math.min(milliseconds, pause) : milliseconds);
    for (const end of ends) end.addEventListener('abort', wake);
  });
}
