import { describe, expect, it, vi } from 'vitest';
import { begin } from '../submission/step.ts';
import type { Entry } from './entry.ts';
import { keptStore } from './kept-store.ts';
import type { Shelf } from './store.ts';

const entry = (id: string): Entry =>
  begin({ id, kind: 'newsletter', page: '/', fields: { email: 'ada@example.com' } }, undefined, 0);

function shelf(kept = new Map<string, unknown>()): Shelf {
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
    expect(await keptStore(async () => shelf(kept)).put(entry('a'))).toBe(true);
    const later = keptStore(async () => shelf(kept));
    expect(await later.all()).toEqual([entry('a')]);
    await later.remove('a');
    expect(kept.size).toBe(0);
  });

  it('does not bring back what another page has removed', async () => {
    const kept = new Map();
    const store = keptStore(async () => shelf(kept));
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
    const store = keptStore(async () => shelf(kept));
    expect(await store.all()).toEqual([]);
    expect(await store.get('x')).toBeUndefined();
  });
});

describe.each([
  ['refuses', () => Promise.reject(new DOMException('Denied', 'SecurityError'))],
  ['is full', async () => ({ ...shelf(), put: full })],
  ['hangs', () => new Promise<Shelf>(() => {})],
])('a device that %s', (_what, open) => {
  it('leaves entries in memory and says so', async () => {
    const onTrouble = vi.fn();
    const store = keptStore(open, { patience: 20, onTrouble });
    expect(await store.put(entry('a'))).toBe(false);
    expect(onTrouble).toHaveBeenCalled();
    expect(await store.get('a')).toEqual(entry('a'));
    expect(await store.all()).toEqual([entry('a')]);
    await store.remove('a');
    expect(await store.all()).toEqual([]);
  });
});

it('a device that comes round is used again', async () => {
  const open = vi.fn(async () => shelf()).mockRejectedValueOnce(new Error('busy'));
  const store = keptStore(open);
  expect(await store.put(entry('a'))).toBe(false);
  expect(await store.put(entry('a'))).toBe(true);
  expect(await store.all()).toHaveLength(1);
});
