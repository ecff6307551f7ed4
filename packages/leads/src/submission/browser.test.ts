import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserClock, browserTabs } from './browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The locks of a browser: each is free, held by another tab for ever, or forbidden. */
function locks(state: 'free' | 'held' | 'forbidden') {
  const request = vi.fn(
    (_name: string, { signal }: { signal: AbortSignal }, start: () => Promise<unknown>) => {
      if (state === 'free') return start();
      if (state === 'forbidden') return Promise.reject(new DOMException('Denied', 'SecurityError'));
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  );
  vi.stubGlobal('navigator', { locks: { request } });
  return request;
}

describe('the clock', () => {
  test('tells the time and chance of the browser', () => {
    vi.setSystemTime(5000);
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.25);
    expect([browserClock.now(), browserClock.random()]).toEqual([5000, 0.25]);
  });

  test('acts when the time has come, unless it is called off', () => {
    const [act, never] = [vi.fn(), vi.fn()];
    browserClock.after(100, act);
    browserClock.after(100, never)();
    vi.advanceTimersByTime(99);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
    expect(never).not.toHaveBeenCalled();
  });
});

describe('work that one tab at a time may do', () => {
  test('has a lock of its own', async () => {
    const request = locks('free');
    expect(await browserTabs().alone('a', async () => 'done')).toBe('done');
    expect(request.mock.calls.map(([name]) => name)).toEqual(['laliaflia-outbox-a']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('begins when it has waited long enough for another tab', async () => {
    locks('held');
    const work = vi.fn(async () => 'done');
    const done = browserTabs().alone('a', work);
    await vi.advanceTimersByTimeAsync(2999);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toBe('done');
    expect(work).toHaveBeenCalledOnce();
  });

  test.each([
    ['are forbidden', () => locks('forbidden')],
    ['do not exist', () => vi.stubGlobal('navigator', {})],
    ['are looked for outside of a browser', () => vi.stubGlobal('navigator', undefined)],
  ])('begins at once where locks %s', async (_, arrange) => {
    arrange();
    const work = vi.fn(async () => 'done');
    expect(await browserTabs().alone('a', work)).toBe('done');
    expect(work).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not done twice when it fails', async () => {
    locks('free');
    const work = vi.fn(() => Promise.reject(new Error('broken')));
    await expect(browserTabs().alone('a', work)).rejects.toThrow('broken');
    expect(work).toHaveBeenCalledOnce();
  });
});

describe('news', () => {
  test('go to the other tabs', () => {
    const made: FakeChannel[] = [];
    class FakeChannel extends EventTarget {
      readonly name: string;
      constructor(name: string) {
        super();
        this.name = name;
        made.push(this);
      }
      postMessage(data: unknown) {
        for (const other of made.filter((each) => each !== this && each.name === this.name))
          other.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const [one, two] = [browserTabs(), browserTabs()];
    const [heardByOne, heardByTwo] = [vi.fn(), vi.fn()];
    one.listen(heardByOne);
    two.listen(heardByTwo);
    one.tell({ kind: 'stored', id: 'a' });
    expect(heardByTwo).toHaveBeenCalledExactlyOnceWith({ kind: 'stored', id: 'a' });
    expect(heardByOne).not.toHaveBeenCalled();
    expect(made.map(({ name }) => name)).toEqual(['laliaflia-outbox', 'laliaflia-outbox']);
  });

  test('stay here where tabs cannot talk', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const tabs = browserTabs();
    const heard = vi.fn();
    tabs.listen(heard);
    tabs.tell({ kind: 'stored', id: 'a' });
    expect(heard).not.toHaveBeenCalled();
  });
});
