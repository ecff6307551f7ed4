import { expect, it, vi } from 'vitest';

const megabyte = 1024 * 1024;

// Room for leads, and for nothing else.
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  statfs: async () => ({ bavail: 30, bsize: megabyte }),
}));

// Another test of the same worker may have imported it with the real disk.
vi.resetModules();
const { watchRoom } = await import('./watch-room.ts');

const pageView = {
  method: 'POST',
  url: 'http://localhost/rest/v1/analytics_events',
  headers: [],
  body: undefined,
  peerAddress: null,
  by: 'visitor',
} as unknown as Parameters<ReturnType<ReturnType<typeof watchRoom>['guard']>>[0];

it.each([
  ['in the folder: page views are refused, and it is said once', true, 503, 1],
  ['on another machine: nothing is refused, and nothing is said', false, 200, 0],
])('a full disk, with the database %s', async (_where, storesHere, status, sentences) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const room = watchRoom('/', storesHere);
  try {
    const answer = room.guard(async () => new Response(null, { status: 200 }));
    expect((await answer(pageView)).status).toBe(status);
    await vi.advanceTimersByTimeAsync(5000);
    expect(said).toHaveBeenCalledTimes(sentences);
    expect(await room.takes('lead')).toBe(true);
    expect(await room.free()).toBe(30 * megabyte);
  } finally {
    room.stop();
    said.mockRestore();
    vi.useRealTimers();
  }
});
