import { describe, expect, it, vi } from 'vitest';
import { contact as contactForm, type SentValues } from '../forms/definitions.ts';
import { sampleOf } from '../forms/samples.ts';
import type { Outcome } from '../gateway/outcome.ts';
import type { Submission } from '../outbox/entry.ts';
import type { Settled } from './engine.ts';
import { fakeBrowser, fakeClock, fakeDevice, page } from './test/fake-world.ts';

const contact: Submission = { id: 'a', kind: 'contact', page: '/contact', fields: sampleOf(contactForm) };
const stored: Outcome = { kind: 'stored' };
const failed: Outcome = { kind: 'failed', status: 0, reason: 'no answer' };

/** Two tabs of one browser. The first has sent something that failed, and both show that it waits. */
async function twoTabs(
  one: Parameters<typeof page>[0],
  two: Parameters<typeof page>[0],
  what: Submission = contact,
) {
  const [store, clock, tab] = [fakeDevice(), fakeClock(), fakeBrowser()];
  const [first, second] = [
    page(one, { store, clock, tabs: tab() }),
    page(two, { store, clock, tabs: tab() }),
  ];
  await first.submissions.send(what);
  await second.submissions.resume();
  await clock.settle();
  expect(second.submissions.view().waiting).toMatchObject([{ id: 'a', attempts: 1, kept: true }]);
  return { one: first, two: second, clock, store, tab };
}

describe('two tabs', () => {
  it('do not send the same entry at the same time, and know of each other', async () => {
    const { one, two, clock, store } = await twoTabs([failed, stored], [stored]);
    const told = vi.fn();
    two.submissions.watch('a', told);
    await clock.pass(60_000);
    expect(one.sent.length + two.sent.length).toBe(2);
    expect(told.mock.calls).toEqual([[{ kind: 'stored' }]]);
    expect(two.submissions.view().waiting).toEqual([]);
    expect(await store.all()).toEqual([]);
  });

  it('leave an attempt to the one that is at it, and both show what came of it', async () => {
    const { one, two, clock } = await twoTabs([failed], [failed]);
    await clock.pass(16_000);
    expect(one.sent.length + two.sent.length).toBe(2);
    for (const { submissions } of [one, two])
      expect(submissions.view().waiting).toMatchObject([{ attempts: 2, sending: false }]);
    await clock.pass(31_000);
    expect(one.sent.length + two.sent.length).toBe(3);
  });

  it.each<[Outcome, number, string]>([
    [failed, 16_000, 'no answer'],
    [{ kind: 'stored', doubtful: true }, 61_000, 'Another tab has tried'],
  ])('tell a visitor who presses meanwhile what is known: %j', async (outcome, due, reason) => {
    const answer = Promise.withResolvers<Outcome>();
    const { two, clock } = await twoTabs([outcome, () => answer.promise], [stored]);
    await clock.pass(due);
    const pressed = two.submissions.retry('a');
    answer.resolve(outcome);
    expect(await pressed).toEqual({ kind: 'failed', status: 0, reason });
    expect(two.sent).toEqual([]);
  });

  it('each try when the visitor asks each to', async () => {
    const { one, two, clock } = await twoTabs([failed], [failed]);
    await clock.pass(1000);
    await Promise.all([one.submissions.retry('a'), two.submissions.retry('a')]);
    expect([one.sent.length, two.sent.length]).toEqual([2, 1]);
  });

  it('show what came of an attempt in the other one', async () => {
    const { one, two, clock } = await twoTabs([failed], [failed]);
    await one.submissions.retry('a');
    await clock.settle();
    expect(two.submissions.view().waiting).toMatchObject([{ attempts: 2 }]);
  });

  it('go on with what the other one has begun, should it be closed', async () => {
    const { one, store, tab } = await twoTabs([failed], [failed]);
    const later = page([stored], { store, tabs: tab() });
    await one.submissions.retry('a');
    await later.clock.settle();
    expect(later.submissions.view().waiting).toMatchObject([{ attempts: 2 }]);
    await later.clock.pass(60_000);
    expect(later.sent).toHaveLength(1);
  });

  it.each<[string, Outcome, Settled]>([
    ['has arrived', stored, stored],
    ['was deleted', failed, { kind: 'removed' }],
  ])('do not send what %s while one waited for its turn', async (_what, outcome, settled) => {
    const answer = Promise.withResolvers<Outcome>();
    const { one, two, clock } = await twoTabs([failed, () => answer.promise], [failed]);
    void one.submissions.retry('a');
    const second = two.submissions.retry('a');
    await clock.settle();
    if (outcome === failed) await one.submissions.remove('a');
    answer.resolve(outcome);
    expect(await second).toEqual(settled);
    expect(two.sent).toEqual([]);
  });

  it('delete together, and say so once', async () => {
    const { one, two, tab } = await twoTabs([failed], [failed]);
    const told = vi.fn();
    one.submissions.watch('a', told);
    await two.submissions.remove('a');
    expect(one.submissions.view().waiting).toEqual([]);
    // A third one that has not heard of it yet.
    tab().tell({ kind: 'removed', id: 'a' });
    expect(told.mock.calls).toEqual([[{ kind: 'removed' }]]);
  });

  it('both drop an address that is known already, and only one has news', async () => {
    const fields: SentValues<'newsletter'> = { email: 'ada@example.com' };
    const signup: Submission = { id: 'a', kind: 'newsletter', page: '/', fields };
    const { one, two } = await twoTabs([failed, { kind: 'duplicate' }], [failed], signup);
    const told = vi.fn();
    two.submissions.watch('a', told);
    await one.submissions.retry('a');
    expect(told.mock.calls).toEqual([[{ kind: 'removed' }]]);
    expect(one.submissions.view()).toMatchObject({ waiting: [], arrived: [{ isKnown: true }] });
    expect(two.submissions.view()).toEqual({ waiting: [], arrived: [] });
  });

  it('keep what the device has lost as long as one of them has it', async () => {
    const { one, two, store, clock } = await twoTabs([failed], [stored]);
    vi.spyOn(store, 'put').mockResolvedValue(false);
    await store.remove('a');
    await one.submissions.retry('a');
    await clock.settle();
    expect(two.submissions.view().waiting).toHaveLength(1);
  });
});
