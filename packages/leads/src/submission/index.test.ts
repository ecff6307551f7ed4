import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Submissions } from './engine.ts';
import { browserSubmissions } from './index.ts';

const address = { url: 'https://project.example', key: 'sb_publishable_x' };
const report = {
  id: 'a',
  kind: 'assessment-report',
  page: '/',
  fields: { email: 'ada@example.com' },
} as const;
const listeners = new Map<string, (event: object) => void>();
let answers: Response[];
let info: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  listeners.clear();
  answers = [];
  info = vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('addEventListener', (name: string, hear: (event: object) => void) =>
    listeners.set(name, hear),
  );
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answers.shift() ?? new Response(null, { status: 503 })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const confirmed = () => new Response(null, { status: 200, headers: { 'x-form-stored': 'a' } });

test('a page sends, reports, and says in the console that this browser keeps nothing', async () => {
  answers = [confirmed()];
  const told = vi.fn();
  const remember = vi.fn();
  const submissions = browserSubmissions(address, { report: told, remember });
  expect(await submissions.send(report)).toEqual({ kind: 'stored' });
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'a' }), { kind: 'stored' });
  expect(remember.mock.calls.at(0)).toEqual([true]);
  expect(remember.mock.calls.at(-1)).toEqual([false]);
  expect(info).toHaveBeenCalledWith('The browser keeps nothing of what is sent here:', expect.any(Error));
});

/** An attempt begins at the very event that is its occasion. */
const isSending = (submissions: Submissions) => submissions.view().waiting.some(({ sending }) => sending);

test.each([
  ['online', {}, true],
  // A moment after the last attempt, coming back to the page is no occasion yet.
  ['pageshow', { persisted: true }, false],
])('right after a failure the event %s %j is an occasion: %s', async (name, event, occasion) => {
  const submissions = browserSubmissions(address);
  expect(await submissions.send(report)).toMatchObject({ kind: 'failed', status: 503 });
  listeners.get(name)?.(event);
  expect(isSending(submissions)).toBe(occasion);
  await submissions.remove('a');
});

test('a page that comes back from the memory of the browser tries again once some time has passed', async () => {
  const submissions = browserSubmissions(address);
  await submissions.send(report);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  listeners.get('pageshow')?.({ persisted: false });
  expect(isSending(submissions)).toBe(false);
  listeners.get('pageshow')?.({ persisted: true });
  expect(isSending(submissions)).toBe(true);
  await submissions.remove('a');
});
