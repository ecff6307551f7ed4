import { afterEach, expect, test, vi } from 'vitest';
import { fromRoot } from '../paths.ts';
import { baselineFolder, type Maker } from './baselines.ts';
import { type ChoiceSources, choosePlan } from './choose.ts';

const today: Maker = { platform: 'linux-x64', browser: 'chromium 156.0.1' };
const yesterday: Maker = { platform: 'linux-x64', browser: 'chromium 155.0.9' };
const elsewhere: Maker = { platform: 'darwin-arm64', browser: 'chromium 156.0.1' };
const checkedIn = fromRoot(baselineFolder);

function sources(maker: Maker | undefined, commit: string | undefined = 'abc') {
  const redraw = vi.fn(async () => '/redrawn');
  return { checkedIn: maker, agreedCommit: async () => commit, redraw } satisfies ChoiceSources;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('the same browser on the same platform compares with the checked-in pictures', async () => {
  const past = sources(today);
  const { plan } = await choosePlan(today, { update: false, ci: true }, past);
  expect(plan).toEqual({ baselines: checkedIn, missing: 'refuse' });
  expect(past.redraw).not.toHaveBeenCalled();
});

test('a developer’s machine writes the picture of a new story, a server refuses it', async () => {
  const { plan } = await choosePlan(today, { update: false, ci: false }, sources(today));
  expect(plan.missing).toBe('write');
});

test.each([
  ['another version', yesterday],
  ['another platform', elsewhere],
])('%s has the agreed look drawn again, and only reports what is new', async (_case, maker) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const past = sources(maker);
  const { plan, says } = await choosePlan(today, { update: false, ci: true }, past);
  expect(past.redraw).toHaveBeenCalledWith('abc', today);
  expect(plan).toEqual({ baselines: '/redrawn', missing: 'report' });
  expect(says).toContain('abc');
});

test('without history nothing can be compared, which is said rather than passed over', async () => {
  const past: ChoiceSources = { ...sources(yesterday), agreedCommit: async () => undefined };
  await expect(choosePlan(today, { update: false, ci: true }, past)).rejects.toThrow('no git history');
});

test('an update draws everything into a folder of its own first', async () => {
  const { kind, plan } = await choosePlan(today, { update: true, ci: false }, sources(yesterday));
  expect(kind).toBe('update');
  expect(plan.missing).toBe('write');
  expect(plan.baselines).not.toBe(checkedIn);
});
