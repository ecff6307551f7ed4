import type { Settled } from '@laliaflia/leads';

/** What came of an attempt, and what to tell the visitor beside it. */
export interface Result {
  settled: Settled;
  /** What happens next after a failure, where anything does. */
  advice?: string | undefined;
}

export type Failure = Exclude<Settled, { kind: 'stored' | 'removed' }>;

/** As a form shows it. */
export type Delivery =
  | { status: 'idle' | 'sending' }
  | { status: 'success'; id: string }
  | { status: 'error'; id: string; failure: Failure; advice: string | undefined };

/** One filled form on its way. */
export interface Filling {
  id: string;
  /** What it said when it was sent. */
  words: string;
}

export interface State {
  delivery: Delivery;
  /** What was sent and has not arrived. */
  open?: Filling | undefined;
  /** Whether the form still says what was sent, so that it may tell of a later arrival. Otherwise the strip does. */
  follows: boolean;
}

export type Event =
  | { kind: 'pressed'; filling: Filling }
  /** `by`: the attempt that the visitor has started, or one that came later by itself. */
  | { kind: 'settled'; by: 'press' | 'later'; id: string; result: Result }
  /** The form shows its beginning again. */
  | { kind: 'reset' }
  /** The visitor writes on. */
  | { kind: 'changed' };

export const initial: State = { delivery: { status: 'idle' }, follows: false };

/**
 * A filled form has one id until it succeeds; a failed attempt shows at once, and turns into success when a later one
 * succeeds by itself.
 */
export function step(state: State, event: Event): State {
  switch (event.kind) {
    case 'pressed':
      return { delivery: { status: 'sending' }, open: { ...event.filling }, follows: true };
    case 'settled':
      if (state.open?.id !== event.id) return state;
      // The attempt that the visitor has just started says what came of it.
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
 * The filling that `fields` belong to: the one of before, as long as it says the same. Other words are another message.
 * Under the old id they could be lost: where the first attempt did arrive and only its answer did not, the database
 * would take them for a repeat.
 */
export function fillingOf(fields: object, before: Filling | undefined, newId: () => string): Filling {
  const words = JSON.stringify(fields);
  return before?.words === words ? before : { id: newId(), words };
}
