import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersAfter } from '../../../.storybook/network.ts';
import { submitThrough } from './network.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(['ok', 'slow'] as const)('%s arrives, and not before its time', async (network) => {
  const arrived = vi.fn();
  submitThrough(network)().then(arrived);
  await vi.advanceTimersByTimeAsync(answersAfter[network] - 1);
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(arrived).toHaveBeenCalledOnce();
});

test('failing fails', async () => {
  const failed = expect(submitThrough('failing')()).rejects.toThrow('set to failing');
  await vi.advanceTimersByTimeAsync(answersAfter.failing);
  await failed;
});

test('without a choice the network is fine; an unknown one says what there is', async () => {
  const sent = expect(submitThrough(undefined)()).resolves.toBeUndefined();
  await vi.advanceTimersByTimeAsync(answersAfter.ok);
  await sent;
  expect(() => submitThrough('offline')).toThrow('one of: ok, slow, failing');
});
