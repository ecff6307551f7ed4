import { describe, expect, it, vi } from 'vitest';
import { contact as contactForm } from '../forms/definitions.ts';
import { sampleOf } from '../forms/samples.ts';
import type { Outcome } from '../gateway/outcome.ts';
import type { Submission } from '../outbox/entry.ts';
import { patience } from './schedule.ts';
import { fakeDevice, page } from './test/fake-world.ts';

const fields = sampleOf(contactForm);
const contact: Submission = { id: 'a', kind: 'contact', page: '/contact', fields };
const stored: Outcome = { kind: 'stored' };
const failed: Outcome = { kind: 'failed', status: 0, reason: 'no answer' };
const refused: Outcome = { kind: 'refused', status: 403, reason: '403' };
const hangs = () => new Promise<Outcome>(() => {});

describe('a submission that arrives', () => {
  it('is confirmed and leaves nothing behind', async () => {
    const { submissions, sent, store, clock } = page([stored]);
    expect(await submissions.send(contact)).toEqual(stored);
    expect(sent).toHaveLength(1);
    expect(await store.all()).toEqual([]);
    expect(submissions.view()).toEqual({ waiting: [], arrived: [] });
    expect(clock.set()).toBe(0);
  });

  it('is on the device before it is sent, and not shown as waiting meanwhile', async () => {
    const { submissions, store, clock } = page([hangs]);
    void submissions.send(contact);
    await clock.settle();
    expect(await store.all()).toMatchObject([{ id: 'a', fields }]);
    expect(submissions.view().waiting).toEqual([]);
  });

  it('is remembered before it is on the device, or a page that ends in between would not go on with it', async () => {
    const remember = vi.fn();
    const store = { ...fakeDevice(), put: () => new Promise<boolean>(() => {}) };
    const { submissions, clock } = page([stored], { store, remember });
    void submissions.send(contact);
    await clock.settle();
    expect(remember.mock.calls).toEqual([[true]]);
  });

  it('is no news when the clock gets to it before the button does', async () => {
    const { submissions, sent } = page([stored]);
    // As soon as it is there, and before it is on the device.
    const end = submissions.subscribe(() => {
      end();
      submissions.nudge('page');
    });
    expect(await submissions.send(contact)).toEqual(stored);
    expect(sent).toHaveLength(1);
    expect(submissions.view()).toEqual({ waiting: [], arrived: [] });
  });

  it('is sent once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<Outcome>();
    const { submissions, sent, clock } = page([() => answer.promise, failed]);
    const presses = [submissions.send(contact), submissions.send(contact)];
    await clock.settle();
    presses.push(submissions.send(contact));
    answer.resolve(stored);
    expect(await Promise.all(presses)).toEqual([stored, stored, stored]);
    expect(sent).toHaveLength(1);
  });
});

describe('a submission that fails', () => {
  it('says so at once, waits, and goes out by itself under the same id', async () => {
    const { submissions, sent, clock, store } = page([failed, failed, stored]);
    const told = vi.fn();
    submissions.watch('a', told);
    expect(await submissions.send(contact)).toEqual(failed);
    expect(submissions.view().waiting).toMatchObject([{ id: 'a', attempts: 1, sending: false, kept: true }]);
    await clock.pass(14_000);
    expect(sent).toHaveLength(1);
    await clock.pass(60_000);
    expect(sent.map(({ id }) => id)).toEqual(['a', 'a', 'a']);
    expect(told.mock.calls).toEqual([[failed], [stored]]);
    expect(await store.all()).toEqual([]);
  });

  it('is reported as arrived when the visitor sends it from the list, where no form can say so', async () => {
    const { submissions } = page([failed, stored]);
    await submissions.send(contact);
    expect(await submissions.retry('a')).toEqual(stored);
    expect(submissions.view()).toMatchObject({ waiting: [], arrived: [{ id: 'a', isKnown: false }] });
  });

  it('tells the form instead, where it still shows the failure', async () => {
    const { submissions } = page([failed, stored]);
    await submissions.send(contact);
    const [gone, told] = [vi.fn(), vi.fn()];
    submissions.watch('a', gone)();
    submissions.watch('a', told);
    await submissions.retry('a');
    expect(told).toHaveBeenCalledExactlyOnceWith(stored);
    expect(gone).not.toHaveBeenCalled();
    expect(submissions.view()).toEqual({ waiting: [], arrived: [] });
  });

  it('does not vanish without a word when its address is known already', async () => {
    const { submissions, clock } = page([failed, { kind: 'duplicate' }]);
    await submissions.send({ ...contact, kind: 'newsletter', fields: { email: fields.email } });
    await clock.pass(60_000);
    expect(submissions.view()).toMatchObject({ waiting: [], arrived: [{ id: 'a', isKnown: true }] });
  });

  it('is reported as arrived when nobody looks any more', async () => {
    const { submissions, clock } = page([failed, failed, stored]);
    await submissions.send(contact);
    await submissions.send({ ...contact, id: 'b' });
    await clock.pass(20_000);
    expect(submissions.view()).toMatchObject({
      waiting: [],
      arrived: [{ id: 'a', kind: 'contact' }, { id: 'b' }],
    });
    submissions.dismiss('a');
    expect(submissions.view().arrived).toMatchObject([{ id: 'b' }]);
  });

  it('goes out when the network is back, before its time', async () => {
    const { submissions, sent, clock } = page([failed, stored]);
    await submissions.send(contact);
    submissions.nudge('online');
    await clock.settle();
    expect(sent).toHaveLength(2);
  });

  it('is sent again by the visitor, with the values as they are now, and waits in sight meanwhile', async () => {
    const answer = Promise.withResolvers<Outcome>();
    const { submissions, sent, clock } = page([failed, () => answer.promise]);
    await submissions.send(contact);
    const mended = { ...contact, fields: { ...fields, company: 'Other' } } as Submission;
    const settled = submissions.send(mended);
    await clock.settle();
    expect(submissions.view().waiting).toMatchObject([{ id: 'a', sending: true }]);
    answer.resolve(stored);
    expect(await settled).toEqual(stored);
    expect(submissions.view()).toEqual({ waiting: [], arrived: [] });
    expect(sent).toMatchObject([
      { id: 'a', fields: { company: fields.company } },
      { id: 'a', fields: { company: 'Other' } },
    ]);
  });

  it('has failed when nobody answers in time, whatever the transport does', async () => {
    const { submissions, clock } = page([hangs]);
    const settled = submissions.send(contact);
    await clock.pass(patience + 1);
    expect(await settled).toMatchObject({ kind: 'failed', reason: 'No answer in 20 s' });
  });

  it('has failed when the transport breaks', async () => {
    const { submissions } = page([() => Promise.reject(new Error('chunk not found'))]);
    expect(await submissions.send(contact)).toMatchObject({ kind: 'failed', reason: 'chunk not found' });
  });

  it('that somebody took without a word is a success, and is sent once more until it is confirmed', async () => {
    const doubtful: Outcome = { kind: 'stored', doubtful: true };
    const { submissions, sent, clock } = page([doubtful, doubtful, stored]);
    expect(await submissions.send(contact)).toEqual(doubtful);
    expect(submissions.view().waiting).toMatchObject([{ id: 'a', doubtful: true, kept: true }]);
    await clock.pass(61_000);
    expect(submissions.view().waiting).toMatchObject([{ doubtful: true, attempts: 2 }]);
    await clock.pass(600_000);
    expect(sent.map(({ id }) => id)).toEqual(['a', 'a', 'a']);
    expect(submissions.view()).toMatchObject({ waiting: [], arrived: [{ id: 'a' }] });
  });

  it('waits out a limit, whatever happens meanwhile', async () => {
    const limited: Outcome = { kind: 'limited', wait: 120_000, status: 429, reason: '429' };
    const { submissions, sent, clock } = page([limited, stored]);
    expect(await submissions.send(contact)).toEqual(limited);
    submissions.nudge('online');
    await clock.pass(119_000);
    expect(sent).toHaveLength(1);
    expect(submissions.view().waiting).toMatchObject([{ limited: true }]);
    await clock.pass(2_000);
    expect(sent).toHaveLength(2);
    expect(submissions.view().waiting).toEqual([]);
  });

  it('takes the other channel after a refusal, and is stuck when that is closed too', async () => {
    const { submissions, sent, clock } = page([refused, refused, stored]);
    await submissions.send(contact);
    await clock.pass(11_000);
    expect(sent.map(({ channel }) => channel)).toEqual(['database', 'form']);
    expect(submissions.view().waiting).toMatchObject([{ stuck: true }]);
    await clock.pass(3_600_000);
    expect(submissions.view().waiting).toEqual([]);
  });
});
