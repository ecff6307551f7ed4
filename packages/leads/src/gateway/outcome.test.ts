import { describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { classifyInsert, classifyPost, type Sent } from './outcome.ts';

const id = 'own';
const email = 'ada@example.com';
const insert = (answer: Answer, sent: Sent = { id }) => classifyInsert(answer, sent);

describe('an insert is stored', () => {
  test.each<[string, Answer, Sent?]>([
    ['by its row', { status: 201, row: { id } }],
    ['by a list of its row alone', { status: 200, row: [{ id }] }],
    ['by the row of its address', { status: 200, row: { id: 'other', email } }, { id, email }],
    ['by the minimal answer', { status: 201 }],
    ['by the minimal answer, spelt out', { status: 201, row: null, message: '' }],
    ['by an empty list', { status: 201, row: [] }],
    [
      'by its own key',
      { status: 409, code: '23505', message: 'violates unique constraint "contact_submissions_pkey"' },
    ],
  ])('%s', (_, answer, sent) => {
    expect(insert(answer, sent)).toEqual({ kind: 'stored' });
  });
});

describe('an insert has failed, for nobody has said that it is stored', () => {
  test.each<[string, Answer, Sent?]>([
    ['an empty 200', { status: 200 }],
    ['an empty list with 200', { status: 200, row: [] }],
    ['a row of somebody else', { status: 201, row: { id: 'other' } }],
    ['a row without an id', { status: 201, row: {} }],
    ['a row of somebody else with no address', { status: 201, row: { email: undefined } }],
    ['two rows', { status: 201, row: [{ id }, { id }] }],
    ['a word', { status: 201, row: 'own' }],
    ['a page with 201', { status: 201, message: '<html>' }],
    ['another address', { status: 201, row: { email: 'eve@example.com' } }, { id, email }],
    ['not exactly one row', { status: 406, code: 'PGRST116' }],
    ['300', { status: 300 }],
    ['399', { status: 399 }],
    ['408', { status: 408 }],
    ['425', { status: 425 }],
    ['500', { status: 500 }],
    ['no answer', { status: 0 }],
  ])('%s', (_, answer, sent) => {
    expect(insert(answer, sent)).toMatchObject({ kind: 'failed', status: answer.status });
  });
});

test('199 is no success, and 299 is one', () => {
  expect(insert({ status: 199, row: { id } })).toMatchObject({ kind: 'failed' });
  expect(insert({ status: 299, row: { id } })).toEqual({ kind: 'stored' });
  expect(insert({ status: 300, row: { id } })).toMatchObject({ kind: 'failed' });
  expect(classifyPost({ status: 199 })).toMatchObject({ kind: 'failed' });
  expect(classifyPost({ status: 200 })).toEqual({ kind: 'stored', doubtful: true });
  expect(classifyPost({ status: 299, confirmed: true })).toEqual({ kind: 'stored' });
  expect(classifyPost({ status: 300, confirmed: true })).toMatchObject({ kind: 'failed' });
});

test.each([400, 401, 403, 404, 409, 499])('%i is for good', (status) => {
  expect(insert({ status })).toMatchObject({ kind: 'refused', status });
  expect(classifyPost({ status })).toMatchObject({ kind: 'refused', status });
});

test('429 is a limit, with its wait', () => {
  const answer = { status: 429, retryAfter: '7', message: 'Too many' };
  expect(insert(answer)).toEqual({
    kind: 'limited',
    wait: 7000,
    status: 429,
    reason: '429, Too many',
    said: 'Too many',
  });
});

test('a value that is there already is a duplicate of an address, and otherwise refused', () => {
  const answer = { status: 409, code: '23505', message: 'violates "newsletter_subscriptions_email_key"' };
  expect(insert(answer, { id, email })).toEqual({ kind: 'duplicate' });
  expect(insert(answer)).toMatchObject({ kind: 'refused', said: answer.message });
  expect(insert({ status: 409, code: '23505' })).toMatchObject({ kind: 'refused' });
});

describe('for the log', () => {
  const failure = (answer: Answer) => classifyPost(answer);

  test('there is all that was said, each at most 200 characters long', () => {
    const long = 'x'.repeat(300);
    expect(failure({ status: 500, code: 'PT500', message: ` ${long} `, details: long })).toMatchObject({
      reason: `500, PT500, ${'x'.repeat(200)}, ${'x'.repeat(200)}`,
      said: long,
    });
    expect(failure({ status: 0, message: 'Failed to fetch' })).toEqual({
      kind: 'failed',
      status: 0,
      reason: 'no answer, Failed to fetch',
    });
  });

  test.each<[string, Answer]>([
    ['a page', { status: 502, message: ' <html>' }],
    ['a broken network', { status: 0, message: 'Failed to fetch' }],
    ['silence', { status: 503, message: '  ' }],
    ['no words', { status: 503 }],
  ])('%s are no words of the database', (_, answer) => {
    expect(failure(answer)).not.toHaveProperty('said');
  });

  test('nor is what somebody says with a success', () => {
    expect(insert({ status: 199, message: 'Early words' })).toHaveProperty('said');
    expect(insert({ status: 200, message: 'Welcome to our network' })).not.toHaveProperty('said');
    expect(insert({ status: 299, message: 'Welcome to our network' })).not.toHaveProperty('said');
    expect(insert({ status: 300, message: 'Multiple choices' })).toHaveProperty('said');
  });
});
