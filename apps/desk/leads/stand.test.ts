import { expect, it } from 'vitest';
import type { Answer } from '../data/types.ts';
import { standOf } from './stand.ts';

const waiting: Answer = {
  id: '1a2b3c4d-6f0e-4d0a-9a58-0d6f0c1c2b3a',
  created_at: '2026-11-24T09:00:00Z',
  author: 'ada@example.com',
  subject: 'Your redesign',
  body: 'Yes.',
  state_before: 'new',
  outcome: null,
  settled_at: null,
  attempts: 0,
  next_attempt_at: '2026-11-24T09:00:10Z',
  reason: null,
};
const settled = { attempts: 1, settled_at: '2026-11-24T09:00:12Z' };

it.each<[string, Partial<Answer>, string]>([
  ['waits', {}, 'Goes out in a moment'],
  ['is given to the server', { attempts: 1 }, 'Is being sent'],
  ['waits once more', { attempts: 2, reason: '451 Greylisted.' }, 'Not delivered yet'],
  ['was sent', { ...settled, outcome: 'sent' }, 'Sent on 24 November 2026'],
  ['came from a backup', { attempts: null }, 'not know whether it was sent'],
])('says of a mail that it %s', (_what, changed, said) => {
  const { text, problem } = standOf({ ...waiting, ...changed });
  expect(text).toContain(said);
  expect(problem).toBeUndefined();
});

it.each<[Answer['outcome'], string]>([
  ['refused', 'The mail was refused.'],
  ['failed', 'The mail was given up.'],
])('says plainly that a mail was %s, and why', (outcome, title) => {
  const { problem } = standOf({ ...waiting, ...settled, outcome, reason: '550 No such user' });
  expect(problem?.title).toBe(title);
  expect(problem?.text).toContain('550 No such user');
});
