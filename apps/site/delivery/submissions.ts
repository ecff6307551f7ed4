import {
  botField,
  formNameField,
  isConfirmed,
  type OutboxView,
  type Settled,
  type Submission,
  type Submissions,
  submissionIdField,
} from '@laliaflia/leads';

/*
 * The small part of the outbox that every page carries. The engine behind it is fetched when a visitor begins to fill
 * in a form, or when an earlier page has left something to send.
 */

const flag = 'laliaflia-outbox';
const empty: OutboxView = { waiting: [], arrived: [] };
const listeners = new Set<() => void>();

/** A chunk may hang as well as fail. */
const patience = 20_000;

let loading: Promise<Submissions> | undefined;
let engine: Submissions | undefined;
let words: Pick<typeof import('./submission-engine.ts'), 'textAfter' | 'newsletterText'> | undefined;
let misses = 0;

/** The engine. Rejects when its code cannot be fetched; the next call tries again. */
export function submissions(): Promise<Submissions> {
  loading ??= inTime(import('./submission-engine.ts'))
    .then(({ startSubmissions, ...others }) => {
      words = others;
      engine = startSubmissions(remember);
      engine.subscribe(publish);
      publish();
      return engine;
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Sends by the engine. Where its code cannot be fetched, and again cannot, the host's form handling is asked directly. */
export async function submit(submission: Submission): Promise<Settled> {
  try {
    return await (await submissions()).send(submission);
  } catch (error) {
    console.error('The code that sends could not be fetched.', error);
    misses += 1;
    if (misses < 2 || submission.kind === 'chat-message')
      return { kind: 'failed', status: 0, reason: String(error) };
    return postDirectly(submission);
  }
}

/** The shortest way there is: everything else is in the code that is missing. */
async function postDirectly({ kind, id, fields, bot = '' }: Submission): Promise<Settled> {
  const own = { [formNameField]: kind, [submissionIdField]: id, [botField]: bot };
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...own, ...fields })) body.set(name, value);
  const lost = { headers: new Headers(), status: 0 };
  const { headers, status } = await fetch('/', { method: 'POST', body, keepalive: true }).catch(() => lost);
  // Here nothing would send it once more, so that only a confirmation counts.
  return isConfirmed(headers, id) && status < 300
    ? { kind: 'stored' }
    : { kind: 'failed', status, reason: `The form handling answered ${status}` };
}

/** What to say about a failed attempt. Comes with the engine; without it there is nothing to add. */
export function setbackWords(): typeof words {
  return words;
}

/** Goes on with what an earlier page has left, and tries again on each next page. */
export function resumeSubmissions(): void {
  if (engine) engine.nudge('page');
  else if (hasFlag())
    submissions().catch((error) => console.info('The outbox waits for the next page.', error));
}

/** Fetches the engine as soon as a form gets the focus, so that it is there when it is needed, even offline. */
export function warmUp(): () => void {
  const begin = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest('form[data-netlify]') === null) return;
    removeEventListener('focusin', begin);
    submissions().catch(() => {});
  };
  addEventListener('focusin', begin);
  return () => removeEventListener('focusin', begin);
}

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function outboxView(): OutboxView {
  return engine?.view() ?? empty;
}

export function emptyOutbox(): OutboxView {
  return empty;
}

function publish(): void {
  for (const listener of listeners) listener();
}

/* Storage may be blocked; then nothing was kept that one could go on with. */

function remember(something: boolean): void {
  try {
    if (something) localStorage.setItem(flag, '');
    else localStorage.removeItem(flag);
  } catch {}
}

function hasFlag(): boolean {
  try {
    return localStorage.getItem(flag) !== null;
  } catch {
    return false;
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code did not arrive in time')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
