import { describe, expect, it, vi } from 'vitest';
import { contact as contactForm } from '../forms/definitions.ts';
import { sampleOf } from '../forms/samples.ts';
import type { Outcome } from '../gateway/outcome.ts';
import type { Submission } from '../outbox/entry.ts';
import { fakeClock, fakeDevice, noDevice, page } from './test/fake-world.ts';

const fields = sampleOf(contactForm);
const contact: Submission = { id: 'a', kind: 'contact', page: '/contact', fields };
const stored: Outcome = { kind: 'stored' };
const failed: Outcome = { kind: 'failed', status: 0, reason: 'no answer' };
const hangs = () => new Promise<Outcome>(() => {});

describe('a reload', () => {
  it.each([
    ['while it waits', failed],
    ['in the middle of sending', hangs],
  ])('%s loses nothing', async (_when, first) => {
    const device = fakeDevice();
    const before = page([first], { store: device });
    void before.submissions.send(contact);
    await before.clock.settle();

    const week = 7 * 24 * 3600 * 1000;
    const later = page([stored], { store: device, clock: fakeClock(before.clock.now() + week) });
    await later.submissions.resume();
    expect(later.submissions.view().waiting).toMatchObject([{ id: 'a', kept: true }]);
    await later.clock.settle();
    expect(later.sent).toMatchObject([{ id: 'a', fields }]);
    expect(later.submissions.view().arrived).toHaveLength(1);
    expect(await device.all()).toEqual([]);
  });

  it('waits out a limit that an earlier page has met', async () => {
    const limited: Outcome = { kind: 'limited', wait: 120_000, status: 429, reason: '429' };
    const before = page([limited]);
    await before.submissions.send(contact);
    const { submissions, sent, clock } = page([stored], { store: before.store });
    await submissions.resume();
    await clock.pass(119_000);
    expect(sent).toEqual([]);
    await clock.pass(2_000);
    expect(sent).toHaveLength(1);
  });

  it('loses what a browser without storage was given, and the view says so before', async () => {
    const { submissions } = page([failed], { store: noDevice() });
    await submissions.send(contact);
    expect(submissions.view().waiting).toMatchObject([{ kept: false }]);
  });
});

describe('a message', () => {
  it('is deleted for good, also while it is being sent', async () => {
    const { submissions, store, clock, sent, reported } = page([failed, hangs]);
    const told = vi.fn();
    submissions.watch('a', told);
    await submissions.send(contact);
    const retried = submissions.retry('a');
    await clock.settle();
    await submissions.remove('a');
    expect(submissions.view().waiting).toEqual([]);
    expect(await retried).toEqual({ kind: 'removed' });
    expect(await store.all()).toEqual([]);
    await clock.pass(3_600_000);
    expect(sent).toHaveLength(2);
    expect(reported).toMatchObject([failed, { kind: 'failed', reason: 'Deleted by the visitor' }]);
    // Deleted once: nothing is left for a second time, nor for another attempt.
    await submissions.remove('a');
    expect(await submissions.retry('a')).toEqual({ kind: 'removed' });
    expect(told.mock.calls).toEqual([[{ kind: 'removed' }]]);
  });

  it('in a chat, or from a program, waits without being shown', async () => {
    const { submissions } = page([failed]);
    await submissions.send({ ...contact, bot: 'https://spam.example' });
    const said = { session_id: 's', message: 'Hello', sender: 'user' } as const;
    await submissions.send({ id: 'c', kind: 'chat-message', page: '/', fields: said });
    expect(submissions.view().waiting).toEqual([]);
  });
});

describe('several messages', () => {
  const other: Submission = { ...contact, id: 'b' };

  it('go out each in its time', async () => {
    const { submissions, sent, clock } = page([failed, failed, failed, stored]);
    await submissions.send(contact);
    await clock.pass(10_000);
    await submissions.send(other);
    expect(clock.set()).toBe(1);
    await clock.pass(6_000);
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b', 'a']);
    await clock.pass(10_000);
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b', 'a', 'b']);
  });

  it('go out one after the other, without what is deleted meanwhile, the oldest first', async () => {
    const answer = Promise.withResolvers<Outcome>();
    const { submissions, sent, clock, store } = page([failed, failed, failed, () => answer.promise, stored]);
    for (const id of ['c', 'a', 'b']) {
      await submissions.send({ ...contact, id });
      await clock.pass(1);
    }
    const later = page([failed], { store, clock });
    await later.submissions.resume();
    expect(later.submissions.view().waiting.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    submissions.nudge('online');
    await clock.settle();
    expect(sent.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'c']);
    await submissions.remove('a');
    answer.resolve(stored);
    await clock.settle();
    expect(sent.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'c', 'b']);
  });
});

it('who looks at the view is told of each change, and not of what is none', async () => {
  const { submissions, store } = page([failed]);
  const seen: (string | number)[] = [];
  const end = submissions.subscribe(() => {
    const [first] = submissions.view().waiting;
    seen.push(first ? first.attempts : 'nothing');
  });
  const before = submissions.view();
  submissions.dismiss('b');
  expect(submissions.view()).toBe(before);
  seen.length = 0;
  await submissions.send(contact);
  expect(seen.at(-1)).toBe(1);
  await submissions.remove('a');
  expect(seen.at(-1)).toBe('nothing');
  end();
  seen.length = 0;
  await submissions.send(contact);
  expect(seen).toEqual([]);

  const later = page([failed], { store }).submissions;
  const told = vi.fn();
  later.subscribe(told);
  await later.resume();
  expect(told).toHaveBeenCalled();
});
