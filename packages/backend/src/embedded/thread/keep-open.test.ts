import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOpen } from './keep-open.ts';
import type { PlainRequest } from './messages.ts';
import type { DatabaseThread } from './start-thread.ts';

const times = { firstPause: 1, longestPause: 60 };
const request: PlainRequest = {
  method: 'GET',
  url: 'http://localhost/',
  headers: [],
  body: null,
  peerAddress: null,
  by: 'visitor',
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

function thread() {
  const gone = Promise.withResolvers<string>();
  const close = async () => gone.resolve('it ended with 0');
  return {
    answer: async () => new Response('answered'),
    isAnswering: () => true,
    ended: gone.promise,
    close,
    die: gone.resolve,
  } satisfies DatabaseThread & { die(why: string): void };
}

it('fails where the database cannot be opened the first time', async () => {
  await expect(keepOpen(() => Promise.reject(new Error('No')), times)).rejects.toThrow('No');
});

it('tells everybody to come again until a dead one is open again, after growing pauses', async () => {
  const [first, second] = [thread(), thread()];
  const attempts: number[] = [];
  let works = true;
  const kept = await keepOpen(async () => {
    attempts.push(Date.now());
    if (attempts.length === 1) return first;
    if (!works) throw new Error('Damaged');
    return second;
  }, times);
  expect(await (await kept.answer(request)).text()).toBe('answered');
  works = false;
  const died = Date.now();
  first.die('it hung');
  await vi.advanceTimersByTimeAsync(0);
  const answer = await kept.answer(request);
  expect([answer.status, answer.headers.get('retry-after'), kept.isOpen()]).toEqual([503, '5', false]);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(attempts.slice(1).map((at) => (at - died) / 1000)).toEqual([1, 3, 7, 15, 31, 63, 123, 183]);
  works = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await kept.answer(request)).status).toBe(200);
  expect([kept.isOpen(), kept.restarts()]).toEqual([true, 1]);
  expect(vi.mocked(console.error).mock.calls.flat()).toEqual([
    expect.stringMatching(/is being opened again: it hung\. Until then/),
    'The database cannot be opened: Damaged',
    'The database is open again.',
  ]);
  await kept.close();
});

it('goes on waiting longer where each one dies at once, and begins anew after one that lived', async () => {
  const opened: number[] = [];
  let last = thread();
  const kept = await keepOpen(async () => {
    opened.push(Date.now());
    last = thread();
    return last;
  }, times);
  const pause = async () => {
    const died = Date.now();
    last.die('it died');
    await vi.advanceTimersByTimeAsync(10_000);
    return ((opened.at(-1) ?? 0) - died) / 1000;
  };
  expect([await pause(), await pause(), await pause()]).toEqual([1, 2, 4]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await pause()).toBe(1);
  await kept.close();
});

it('waits until it makes sense, and closes meanwhile', async () => {
  const first = thread();
  let attempts = 0;
  const kept = await keepOpen(
    async () => {
      attempts += 1;
      return first;
    },
    times,
    (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
  );
  first.die('the disk is full');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(attempts).toBe(1);
  await kept.close();
  expect(attempts).toBe(1);
});
