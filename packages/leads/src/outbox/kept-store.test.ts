import { describe, expect, it, vi } from 'vitest';
import { begin } from '../submission/step.ts';
import type { Entry } from './entry.ts';
import { keptStore } from './kept-store.ts';
import type { DeviceDatabase } from './store.ts';

const entry = (id: string): Entry =>
  begin({ id, kind: 'newsletter', page: '/', fields: { email: 'ada@example.com' } }, undefined, 0);

function device(kept = new Map<string, unknown>()): DeviceDatabase {
  return {
    all: async () => [...kept.values()],
    get: async (id) => kept.get(id),
    put: async (each) => kept.set(each.id, each),
    remove: async (id) => kept.delete(id),
  };
}

const full = async () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));

describe('a device that plays along', () => {
  it('keeps entries over a reload', async () => {
    const kept = new Map();
    expect(await keptStore(async () => device(kept)).put(entry('a'))).toBe(true);
    const later = keptStore(async () => device(kept));
    expect(await later.all()).toEqual([entry('a')]);
    await later.remove('a');
    expect(kept.size).toBe(0);
  });

  it('does not bring back what another page has removed', async () => {
    const kept = new Map();
    const store = keptStore(async () => device(kept));
    await store.put(entry('a'));
    kept.clear();
    expect(await store.all()).toEqual([]);
  });

  it('hands out nothing that is no entry', async () => {
    const kept = new Map<string, unknown>([
      ['x', { id: 'x' }],
      ['y', { ...entry('y'), kind: 'telegram' }],
      ['z', 'z'],
    ]);
    const store = keptStore(async () => device(kept));
    expect(await store.all()).toEqual([]);
    expect(await store.get('x')).toBeUndefined();
  });
});

describe.each<[string, string, () => Promise<DeviceDatabase>]>([
  ['refuses', 'Denied', () => Promise.reject(new DOMException('Denied', 'SecurityError'))],
  ['is full', 'No room', async () => ({ ...device(), put: full })],
  ['hangs', 'The storage of the browser does not answer', () => new Promise<DeviceDatabase>(() => {})],
])('a device that %s', (_what, message, open) => {
  it('leaves entries in memory and says so', async () => {
    const onTrouble = vi.fn();
    const store = keptStore(open, { patience: 20, onTrouble });
    expect(await store.put(entry('a'))).toBe(false);
    expect(onTrouble).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message }));
    expect(await store.get('a')).toEqual(entry('a'));
    expect(await store.all()).toEqual([entry('a')]);
    await store.remove('a');
    expect(await store.all()).toEqual([]);
  });
});

it('a device that is full in the end lists each entry once', async () => {
  const busy = device();
  const store = keptStore(async () => busy);
  await store.put(entry('a'));
  vi.spyOn(busy, 'put').mockImplementation(full);
  expect(await store.put({ ...entry('a'), attempts: 1 })).toBe(false);
  await store.put(entry('b'));
  expect((await store.all()).map(({ id }) => id)).toEqual(['a', 'b']);
});

it('a device that answers is not waited for any longer', async () => {
  vi.useFakeTimers();
  await keptStore(async () => device()).put(entry('a'));
  const timers = vi.getTimerCount();
  vi.useRealTimers();
  expect(timers).toBe(0);
});

it('a device that comes round is used again', async () => {
  const kept = new Map();
  const open = vi.fn(async () => device(kept)).mockRejectedValueOnce(new Error('busy'));
  const store = keptStore(open);
  expect(await store.put(entry('a'))).toBe(false);
  expect(await store.put(entry('a'))).toBe(true);
  expect(await store.all()).toHaveLength(1);
  // What was in memory meanwhile does not come back either.
  kept.clear();
  expect(await store.all()).toEqual([]);
});
