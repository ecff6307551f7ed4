import { beforeEach, expect, test, vi } from 'vitest';
import { deviceStore, readFrom, writeTo } from './device-store.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});

test('what is written is read again', () => {
  writeTo('sessionStorage', 'a', [['x', 1]]);
  expect(readFrom('sessionStorage', 'a')).toEqual([['x', 1]]);
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
])('%s is read as undefined', (_, stored) => {
  if (stored !== undefined) kept.set('a', stored);
  expect(readFrom('localStorage', 'a')).toBeUndefined();
});

test('with blocked storage nothing fails, and others are told of a change', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  const store = deviceStore('count', (stored) => (typeof stored === 'number' ? stored : 0));
  const told = vi.fn();
  const stop = store.subscribe(told);
  store.change(1);
  expect(store.view()).toBe(1);
  stop();
  store.change(2);
  expect(told).toHaveBeenCalledOnce();
});

test('a stored value is read once, and not again after a change', () => {
  kept.set('count', '7');
  const read = vi.fn(Number);
  const store = deviceStore('count', read);
  expect([store.view(), store.view()]).toEqual([7, 7]);
  store.change(8);
  kept.set('count', '9');
  expect(store.view()).toBe(8);
  expect(read).toHaveBeenCalledOnce();
});
