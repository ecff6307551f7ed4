import { describe, expect, test } from 'vitest';
import { begin } from '../submission/step.ts';
import { channelsOf, type Entry, isEntry, isQuiet, isStuck, type Submission } from './entry.ts';

const signup: Submission = { id: 'a', kind: 'newsletter', page: '/', fields: { email: 'ada@example.com' } };
const report: Submission = { id: 'b', kind: 'assessment-report', page: '/', fields: { email: 'a@b.co' } };
const said: Submission = {
  id: 'c',
  kind: 'chat-message',
  page: '/',
  fields: { session_id: 's', message: 'Hello', sender: 'user' },
};
const entry: Entry = begin(signup, undefined, 0);

test('something has the channels that can take it, the usual one first', () => {
  expect(channelsOf(signup)).toEqual(['database', 'form']);
  expect(channelsOf({ ...signup, bot: '' })).toEqual(['database', 'form']);
  expect(channelsOf({ ...signup, bot: 'x' })).toEqual(['form']);
  expect(channelsOf(report)).toEqual(['form']);
  expect(channelsOf(said)).toEqual(['database']);
});

test('it is stuck when every one of them is closed', () => {
  expect(isStuck(entry)).toBe(false);
  expect(isStuck({ ...entry, refusedBy: ['database'] })).toBe(false);
  expect(isStuck({ ...entry, refusedBy: ['form', 'database'] })).toBe(true);
});

test('spam and chats are quiet', () => {
  expect([signup, report, said, { ...signup, bot: 'x' }, { ...signup, bot: '' }].map(isQuiet)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

describe('what was kept', () => {
  test('is an entry as it was written', () => {
    expect(isEntry(structuredClone(entry))).toBe(true);
    expect(isEntry({ ...entry, channel: 'form' })).toBe(true);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['no value', undefined],
    ['a text', 'entry'],
    ['a number', 7],
    ['an id that is a number', { ...entry, id: 7 }],
    ['no kind', { ...entry, kind: undefined }],
    ['a list of kinds', { ...entry, kind: ['newsletter'] }],
    ['a kind of another version', { ...entry, kind: 'telegram' }],
    ['a kind that every object has', { ...entry, kind: 'toString' }],
    ['no fields', { ...entry, fields: undefined }],
    ['fields in one text', { ...entry, fields: 'email' }],
    ['no beginning', { ...entry, createdAt: undefined }],
    ['a time in words', { ...entry, nextAttemptAt: 'soon' }],
    ['another channel', { ...entry, channel: 'pigeon' }],
    ['no list of refusals', { ...entry, refusedBy: 'form' }],
  ])('is none with %s', (_, value) => {
    expect(isEntry(value)).toBe(false);
  });
});
