import { expect, it } from 'vitest';
import { OwnerError } from '../owner-error.ts';
import { isRefused, requireRoom, sentenceFor, stepFor, type Weight } from './steps.ts';
import { weightOf } from './weight.ts';

const mb = 1024 * 1024;

it.each<[room: number, before: number, step: number]>([
  [1000, 0, 0],
  [64, 0, 0],
  [63.9, 0, 1],
  [40, 0, 1],
  [39.9, 1, 2],
  [24, 2, 2],
  [23.9, 2, 3],
  [0, 0, 3],
  // On the way back a little more is needed.
  [24.9, 3, 3],
  [25, 3, 2],
  [64.9, 1, 1],
  [65, 1, 0],
])('with %d MB of room, at step %d before, it is step %d', (room, before, step) => {
  expect(stepFor(room * mb, before)).toBe(step);
});

it.each<[step: number, refused: Weight[]]>([
  [0, []],
  [1, ['page view']],
  [2, ['page view', 'chat']],
  [3, ['page view', 'chat', 'lead']],
])('step %d refuses %j', (step, refused) => {
  const all: Weight[] = ['page view', 'chat', 'lead'];
  expect(all.filter((weight) => isRefused(weight, step, 1000 * mb, 0))).toEqual(refused);
});

it('counts what was let in and is not written yet', () => {
  expect(isRefused('lead', 0, 30 * mb, 2 * mb)).toBe(false);
  expect(isRefused('lead', 0, 30 * mb, 2.1 * mb)).toBe(true);
});

it('says how much is missing, and for what', () => {
  expect(sentenceFor(1, 50 * mb)).toBe(
    'The disk has 50 MB of room: page views are not stored until there are 65 MB. 15 MB are missing for everything.',
  );
  expect(sentenceFor(3, 5.5 * mb)).toMatch(
    /has 5 MB.*page views, chats and leads are not stored until there are 25 MB\. 60 MB/,
  );
  expect(sentenceFor(0, 70 * mb)).toBe('There is room on the disk again (70 MB): everything is stored.');
});

it('opens a database only where there is room for it', () => {
  expect(() => requireRoom(24 * mb, '/data', false)).not.toThrow();
  expect(() => requireRoom(23.5 * mb, '/data', false)).toThrow(/\/data has 23 MB of room: 1 MB are missing/);
  expect(() => requireRoom(62 * mb, '/data', true)).not.toThrow();
  expect(() => requireRoom(24 * mb, '/data', true)).toThrow(OwnerError);
});

it.each([
  ['POST', '/rest/v1/analytics_events', 'page view'],
  ['POST', '/rest/v1/%61nalytics_events?columns=a', 'page view'],
  ['POST', '/rest/v1/chat_conversations', 'chat'],
  ['POST', '/rest/v1/contact_submissions', 'lead'],
  ['POST', '/rest/v1/form_submissions', 'lead'],
  ['PATCH', '/rest/v1/contact_submissions?id=eq.1', 'lead'],
  ['POST', '/rest/v1/%E0%A4%A', 'lead'],
  ['GET', '/rest/v1/contact_submissions', undefined],
  ['DELETE', '/rest/v1/contact_submissions?id=eq.1', undefined],
  ['POST', '/rest/v1/rpc/delete_person', undefined],
])('%s %s is a %s', (method, path, weight) => {
  expect(weightOf({ method, url: `http://localhost${path}` })).toBe(weight);
});
