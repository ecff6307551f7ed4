import type { Settled } from '@laliaflia/leads';
import { describe, expect, it } from 'vitest';
import { type Event, fillingOf, initial, type State, step } from './delivery-state.ts';

const filling = { id: 'a', words: '{}' };
const pressed: Event = { kind: 'pressed', filling };
const failed: Settled = { kind: 'failed', status: 503, reason: '503' };
const settled = (by: 'press' | 'later', result: Settled, id = 'a'): Event => ({
  kind: 'settled',
  by,
  id,
  result: { settled: result, advice: 'It goes out by itself.' },
});
const stateAfter = (...events: Event[]): State => events.reduce(step, initial);

describe('a press', () => {
  it('is sending until its attempt is over', () => {
    expect(stateAfter(pressed)).toEqual({ delivery: { status: 'sending' }, open: filling, follows: true });
    expect(stateAfter(pressed, settled('press', { kind: 'stored' }))).toEqual({
      delivery: { status: 'success', id: 'a' },
      open: undefined,
      follows: false,
    });
  });

  it('shows a failure with what happens next, and keeps what was sent', () => {
    expect(stateAfter(pressed, settled('press', failed))).toEqual({
      delivery: { status: 'error', id: 'a', failure: failed, advice: 'It goes out by itself.' },
      open: filling,
      follows: true,
    });
  });

  it('is done with an address that is known: another press is another message', () => {
    const state = stateAfter(pressed, settled('press', { kind: 'duplicate' }));
    expect(state.delivery).toMatchObject({ status: 'error', failure: { kind: 'duplicate' } });
    expect(state.open).toBeUndefined();
  });

  it('goes back to the beginning when the message was deleted meanwhile', () => {
    const state = stateAfter(pressed, settled('press', { kind: 'removed' }));
    expect(state).toMatchObject({ delivery: { status: 'idle' }, open: undefined });
  });

  it('again sends the same values as a new attempt', () => {
    const once = stateAfter(pressed, settled('press', failed));
    const twice = step(once, { kind: 'pressed', filling: once.open ?? filling });
    expect(twice.open).toEqual(filling);
    expect(twice.open).not.toBe(once.open);
  });
});

describe('a later attempt', () => {
  it('turns the failure into success', () => {
    const state = stateAfter(pressed, settled('press', failed), settled('later', { kind: 'stored' }));
    expect(state.delivery).toEqual({ status: 'success', id: 'a' });
  });

  it('does so too after the form was reset', () => {
    const state = stateAfter(pressed, settled('press', failed), { kind: 'reset' });
    expect(state).toMatchObject({ delivery: { status: 'idle' }, open: filling, follows: true });
    expect(step(state, settled('later', { kind: 'stored' })).delivery.status).toBe('success');
  });

  it('is not reported while the visitor sends again, nor for another message', () => {
    const again = stateAfter(pressed, settled('press', failed), pressed);
    expect(step(again, settled('later', failed))).toBe(again);
    expect(step(again, settled('press', { kind: 'stored' }, 'other'))).toBe(again);
  });

  it('is not reported by a form with other values', () => {
    const state = stateAfter(pressed, settled('press', failed), { kind: 'changed' });
    expect(state).toMatchObject({ delivery: { status: 'error' }, open: filling, follows: false });
  });
});

describe('a filled-in form', () => {
  const ids = () => {
    let count = 0;
    return () => `id-${++count}`;
  };

  it('keeps its id while its values are the same', () => {
    const newId = ids();
    const first = fillingOf({ email: 'ada@example.com' }, undefined, newId);
    const again = fillingOf({ email: 'ada@example.com' }, first, newId);
    expect(again).toBe(first);
    expect(first.id).toBe('id-1');
  });

  it('is a new message when its values change', () => {
    const newId = ids();
    const first = fillingOf({ email: 'ada@exmaple.com' }, undefined, newId);
    expect(fillingOf({ email: 'ada@example.com' }, first, newId).id).toBe('id-2');
  });
});
