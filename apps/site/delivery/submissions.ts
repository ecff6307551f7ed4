import type { Settled, Submission } from '@laliaflia/leads';
import { importAgain } from '../browser/import-again.ts';
import type { Result } from './delivery-state.ts';
import { isMarked, mark } from './outbox-mark.ts';
import { publishOutbox } from './outbox-view.ts';
import { postDirectly } from './post-directly.ts';
import type { Engine } from './submission-engine.ts';

/*
 * The small part of the outbox that every page carries. The engine behind it is fetched when a visitor begins to fill
 * in a form, or when an earlier page has left something to send.
 */

/** A time limit, because a chunk may hang instead of failing. */
const patience = 20_000;

let loading: Promise<Engine> | undefined;

/** The engine. Rejects when its code cannot be fetched; the next call tries again. */
export function loadEngine(): Promise<Engine> {
  loading ??= inTime(importAgain(() => import('./submission-engine.ts')))
    .then(({ startEngine }) => {
      const engine = startEngine(mark);
      const publish = () => publishOutbox(engine.submissions.view());
      engine.submissions.subscribe(publish);
      publish();
      return engine;
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

let misses = 0;

/** Sends with the engine. If its code cannot be fetched twice, posts to the host's form handling directly. */
export async function submit(submission: Submission): Promise<Result> {
  try {
    const engine = await loadEngine();
    return resultOf(engine, submission.id, await engine.submissions.send(submission));
  } catch (error) {
    console.error('The code that sends could not be fetched.', error);
    misses += 1;
    if (misses >= 2 && submission.kind !== 'chat-message') return { settled: await postDirectly(submission) };
    return { settled: { kind: 'failed', status: 0, reason: String(error) } };
  }
}

/** Reports the result of each later attempt. @returns A function that ends this. */
export function followLater(id: string, tell: (result: Result) => void): () => void {
  let end = () => {};
  let isOver = false;
  const follow = (engine: Engine) => {
    if (!isOver) end = engine.submissions.watch(id, (settled) => tell(resultOf(engine, id, settled)));
  };
  loadEngine().then(follow, () => {});
  return () => {
    isOver = true;
    end();
  };
}

/** Deletes a submission that another message replaces. */
export function withdraw(id: string): void {
  loadEngine().then(
    ({ submissions }) => submissions.remove(id),
    () => {},
  );
}

/** Sends what an earlier page left, and tries again on each next page. */
export function resumeSubmissions(): void {
  if (loading === undefined && !isMarked()) return;
  loadEngine().then(
    ({ submissions }) => submissions.nudge('page'),
    (error) => console.info('The outbox waits for the next page.', error),
  );
}

function resultOf({ adviceAfter }: Engine, id: string, settled: Settled): Result {
  const isFailure = settled.kind !== 'stored' && settled.kind !== 'removed';
  return { settled, advice: isFailure ? adviceAfter(settled, id) : undefined };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code did not arrive in time')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
