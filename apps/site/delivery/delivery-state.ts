import type { Settled } from '@laliaflia/leads';

/** The result of an attempt, and what to tell the visitor. */
export interface Result {
  settled: Settled;
  /** After a failure: what happens next, if anything. */
  advice?: string | undefined;
}

export type Failure = Exclude<Settled, { kind: 'stored' | 'removed' }>;

/** The state that a form shows. */
export type Delivery =
  | { status: 'idle' | 'sending' }
  | { status: 'success'; id: string }
  | { status: 'error'; id: string; failure: Failure; advice: string | undefined };

/** One filled-in form while it is sent. */
export interface Filling {
  id: string;
  /** Its values when it was sent. */
  words: string;
}

export interface State {
  delivery: Delivery;
  /** Sent and not yet stored. */
  open?: Filling | undefined;
  /** Whether the form still has the values that were sent and may report a later success. Otherwise the outbox does. */
  follows: boolean;
}

export type Event =
  | { kind: 'pressed'; filling: Filling }
  /** `by`: an attempt that the visitor started, or a later automatic one. */
  | { kind: 'settled'; by: 'press' | 'later'; id: string; result: Result }
  /** The form is reset. */
  | { kind: 'reset' }
  /** The visitor edits the form. */
  | { kind: 'changed' };

export const initial: State = { delivery: { status: 'idle' }, follows: false };

/**
 * A filled-in form has one id until it succeeds. A failed attempt shows at once, and turns into success when a later
 * automatic attempt succeeds.
 */
export function step(state: State, event: Event): State {
  switch (event.kind) {
    case 'pressed':
      return { delivery: { status: 'sending' }, open: { ...event.filling }, follows: true };
    case 'settled':
      if (state.open?.id !== event.id) return state;
      // The attempt that the visitor has just started reports its own result.
      if (event.by === 'later' && state.delivery.status === 'sending') return state;
      return settle(state, event.id, event.result);
    case 'reset':
      return { ...state, delivery: { status: 'idle' } };
    case 'changed':
      return { ...state, follows: false };
  }
}

function settle(state: State, id: string, { settled, advice }: Result): State {
  const over = { open: undefined, follows: false };
  if (settled.kind === 'removed') return { delivery: { status: 'idle' }, ...over };
  if (settled.kind === 'stored') return { delivery: { status: 'success', id }, ...over };
  const failed = { delivery: { status: 'error', id, failure: settled, advice } } as const;
  return settled.kind === 'duplicate' ? { ...failed, ...over } : { ...state, ...failed };
}

/**
 * The filled-in form that `fields` belong to: the earlier one if the values are the same. Changed values are a new message
 * with a new id. Under the old id they could be lost: if the first attempt was stored and only its answer was lost, the
 * database would treat them as a repeat.
 */
export function fillingOf(fields: object, before: Filling | undefined, newId: () => string): Filling {
  const words = JSON.stringify(fields);
  return before?.words === words ? before : { id: newId(), words };
}
