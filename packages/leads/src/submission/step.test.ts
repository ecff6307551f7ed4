import { describe, expect, it } from 'vitest';
import { contact as contactForm } from '../forms/definitions.ts';
import { sampleOf } from '../forms/samples.ts';
import type { Outcome } from '../gateway/outcome.ts';
import { channelsOf, type Entry, isStuck, type Submission } from '../outbox/entry.ts';
import { changeOver, databaseAlone, patience, pauseAfter, stuckPause } from './schedule.ts';
import { afterAttempt, begin, isWorthATry } from './step.ts';

const fields = sampleOf(contactForm);
const contact: Submission = { id: 'a', kind: 'contact', page: '/contact', fields };
const booking: Submission = { id: 'b', kind: 'workshop-booking', page: '/workshop-details', fields };
const chat: Submission = {
  id: 'c',
  kind: 'chat-message',
  page: '/',
  fields: { session_id: 's', message: 'Hello', sender: 'user' },
};

const failed: Outcome = { kind: 'failed', status: 503, reason: '503' };
const refused: Outcome = { kind: 'refused', status: 403, reason: '403, 42501' };
const middle = { random: 0.5 };

function next(entry: Entry, outcome: Outcome, now: number): Entry {
  const left = afterAttempt(entry, outcome, { now, ...middle });
  if (left === null) throw new Error('It is done with');
  return left;
}

describe('an attempt', () => {
  it.each([{ kind: 'stored' }, { kind: 'duplicate' }] as Outcome[])('that is $kind ends it', (outcome) => {
    expect(afterAttempt(begin(contact, undefined, 0), outcome, { now: 1, ...middle })).toBeNull();
  });

  it('that failed is repeated after growing pauses, never more than half an hour', () => {
    let entry = begin(contact, undefined, 0);
    const pauses = Array.from({ length: 12 }, () => {
      entry = next(entry, failed, 1000);
      return (entry.nextAttemptAt - 1000) / 1000;
    });
    expect(pauses.slice(0, 7)).toEqual([15, 30, 60, 120, 240, 480, 960]);
    expect(pauses.slice(7)).toEqual(Array(5).fill(1800));
    expect(entry).toMatchObject({ attempts: 12, triedAt: 1000, channel: 'database', lastError: '503' });
  });

  it('spreads the pauses, so that visitors do not come in step', () => {
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([12_000, 18_000]);
  });

  it('that somebody took without a word is repeated, soon and then rarely, until it is confirmed', () => {
    let entry = begin(booking, undefined, 0);
    const pauses = Array.from({ length: 4 }, () => {
      entry = next(entry, { kind: 'stored', doubtful: true }, 1000);
      return (entry.nextAttemptAt - 1000) / 60_000;
    });
    expect(pauses).toEqual([1, 10, 60, 60]);
    expect(entry).toMatchObject({ doubtful: true, channel: 'form', attempts: 4 });
    expect(isWorthATry(entry, 61_000, 'online')).toBe(false);
    expect(isWorthATry(entry, 61_001, 'page')).toBe(true);
    expect(next(entry, failed, 2000).doubtful).toBe(false);
    expect(afterAttempt(entry, { kind: 'stored' }, { now: 2000, ...middle })).toBeNull();
  });

  it('that met a limit waits as long as it was told, and the channel stays open', () => {
    const entry = next(
      begin(contact, undefined, 0),
      { kind: 'limited', wait: 90_000, status: 429, reason: '' },
      5000,
    );
    expect(entry).toMatchObject({ limited: true, channel: 'database', refusedBy: [] });
    // A little later than told, never earlier.
    expect(entry.nextAttemptAt).toBe(95_500);
    expect(isWorthATry(entry, 95_499, 'online')).toBe(false);
    expect(isWorthATry(entry, 95_500, 'online')).toBe(true);
    expect(begin(contact, entry, 6000)).toMatchObject({ limited: false, attempts: 1 });
  });

  it('that the database refuses for good goes to the form handling, and not before the visitor could read it', () => {
    const entry = next(begin(contact, undefined, 0), refused, 1000);
    expect(entry).toMatchObject({
      channel: 'form',
      refusedBy: ['database'],
      nextAttemptAt: 1000 + changeOver,
    });
    expect(isStuck(entry)).toBe(false);
  });

  it('that both channels refuse is stuck, keeps trying rarely, and begins with the usual one', () => {
    const one = next(begin(contact, undefined, 0), refused, 0);
    const both = next(one, refused, 0);
    expect(isStuck(both)).toBe(true);
    expect(both).toMatchObject({ channel: 'database', nextAttemptAt: stuckPause });
    expect(isWorthATry(both, stuckPause / 6, 'online')).toBe(false);
    expect(isWorthATry(both, stuckPause / 6 + 1, 'page')).toBe(true);
  });

  it('after a day tries the form handling as well, although nobody has refused', () => {
    const entry = begin(contact, undefined, 5000);
    expect(next(entry, failed, 5000 + databaseAlone - 1).channel).toBe('database');
    expect(next(entry, failed, 5000 + databaseAlone).channel).toBe('form');
    const closed: Entry = { ...entry, refusedBy: ['form'] };
    expect(next(closed, failed, 5000 + databaseAlone).channel).toBe('database');
  });

  it('of a booking has one channel only', () => {
    const entry = next(begin(booking, undefined, 0), refused, 0);
    expect(entry.channel).toBe('form');
    expect(isStuck(entry)).toBe(true);
  });

  it('of a chat message is given up when it is refused, and repeated when it failed', () => {
    expect(afterAttempt(begin(chat, undefined, 0), refused, { now: 0, ...middle })).toBeNull();
    expect(next(begin(chat, undefined, 0), failed, databaseAlone).channel).toBe('database');
  });
});

describe('spam', () => {
  it('never comes near the database', () => {
    expect(channelsOf({ ...contact, bot: 'https://spam.example' })).toEqual(['form']);
    expect(begin({ ...contact, bot: 'x' }, undefined, 0).channel).toBe('form');
  });
});

describe('the same form sent again', () => {
  const before = next(begin(contact, undefined, 0), refused, 1000);

  it('keeps its age and what was learnt', () => {
    const again = begin(contact, before, 60_000);
    expect(again).toMatchObject({ createdAt: 0, attempts: 1, channel: 'form', refusedBy: ['database'] });
    expect(again.nextAttemptAt).toBe(60_000 + patience);
  });

  it('with other values begins with the usual channel, for they may be welcome', () => {
    const mended = begin({ ...contact, fields: { ...fields, company: 'Other' } }, before, 60_000);
    expect(mended).toMatchObject({ createdAt: 0, channel: 'database', refusedBy: [] });
  });
});

describe('another page', () => {
  it('is an occasion unless the last attempt is only just over; the network always is', () => {
    const entry = next(begin(contact, undefined, 0), failed, 1000);
    expect(isWorthATry(entry, 2000, 'page')).toBe(false);
    expect(isWorthATry(entry, 2000, 'online')).toBe(true);
    expect(isWorthATry(entry, 1000 + changeOver, 'page')).toBe(false);
    expect(isWorthATry(entry, 1001 + changeOver, 'page')).toBe(true);
  });

  it('goes on at once with what was being sent as the last one ended', () => {
    expect(isWorthATry(begin(contact, undefined, 50_000), 51_000, 'page')).toBe(true);
  });
});
