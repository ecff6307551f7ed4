import { beforeEach, expect, test, vi } from 'vitest';

const key = 'laliaflia-assessment-first';
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

/** As after a reload. */
async function load() {
  vi.resetModules();
  const { runStores } = await import('./runs.ts');
  return runStores.first;
}

test('answers are there after a reload', async () => {
  (await load()).answer({ q1: 'This week' });
  const { current, finished } = (await load()).view();
  expect(current.answers).toEqual({ q1: 'This week' });
  expect(finished).toEqual([]);
});

test('a run is finished once, whatever is changed in it later; another one stands beside it', async () => {
  const store = await load();
  store.answer({ q1: 'This week' });
  store.finish(1000);
  store.finish(2000);
  store.answer({ q1: 'This month' });
  store.finish(3000);
  expect(store.view().finished).toMatchObject([{ at: 1000, answers: { q1: 'This month' } }]);
  store.begin();
  expect(store.view().current.answers).toEqual({});
  store.answer({ q1: 'This year' });
  store.finish(4000);
  expect((await load()).view().finished.map(({ at, answers }) => [at, answers.q1])).toEqual([
    [1000, 'This month'],
    [4000, 'This year'],
  ]);
});

test('only the last ten are kept', async () => {
  const store = await load();
  for (let at = 1; at <= 12; at += 1) {
    store.begin({ q1: String(at) });
    store.finish(at);
  }
  expect(store.view().finished.map(({ at }) => at)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test.each([
  ['no JSON', '{'],
  ['something else', '[1]'],
  ['answers that are no texts', '{"current":{"id":"a","answers":{"q1":1}},"finished":[]}'],
  ['a run without a time', '{"current":{"id":"a","answers":{}},"finished":[{"id":"b","answers":{}}]}'],
])('%s in the storage counts as nothing', async (_, stored) => {
  kept.set(key, stored);
  const { current, finished } = (await load()).view();
  expect(current.answers).toEqual({});
  expect(finished).toEqual([]);
});

test('a storage that is blocked or full is no failure', async () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  const store = await load();
  const told = vi.fn();
  store.subscribe(told);
  store.answer({ q1: 'This week' });
  expect(store.view().current.answers).toEqual({ q1: 'This week' });
  expect(told).toHaveBeenCalledOnce();
});
