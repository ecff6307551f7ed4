import { describe, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { leaksIn } from './leaks.ts';
import { summary } from './summary.ts';

describe('an answer gives away', () => {
  it.each([
    ['a stack', 'Error: x\n    at serve (server.ts:1:2)'],
    ['a stack', '{"message":"x\\n    at serve"}'],
    ['SQL', '{"message":"in: select id from public.contact"}'],
    ['SQL', 'insert into "contact" values ($1)'],
    ['a path of the server', `ENOENT: ${root}/package.json`],
    ['a path of the server', 'in node_modules'],
    ['a foreign row', '{"email":"canary@example.com"}'],
  ])('%s: %s', (what, answer) => {
    expect(leaksIn(answer, { 'a foreign row': 'canary' })).toEqual([what]);
  });

  it.each([
    '[]',
    '{"code":"42501","message":"permission denied for table form_submissions"}',
    'Select a date.',
  ])('nothing: %s', (answer) => expect(leaksIn(answer, { 'a foreign row': 'canary' })).toEqual([]));

  it('nothing in a statement that the visitor has sent', () => {
    expect(leaksIn('cannot read: select a from b', {}, 'select a from b')).toEqual([]);
  });
});

it('the summary counts by place and lists what was left out', () => {
  const result = (place: string, title: string, status: string) => ({
    ancestorTitles: [place, 'over HTTP'],
    title,
    status,
  });
  const assertionResults = [
    result('the embedded engine', 'oversized body', 'passed'),
    result('the embedded engine', 'JWT with alg none', 'failed'),
    result('PostgreSQL alone', 'oversized body', 'skipped'),
    result('PostgreSQL alone', 'JWT with alg none', 'passed'),
  ];
  expect(summary({ testResults: [{ assertionResults }] }).split('\n')).toEqual([
    'the embedded engine: 1 withstood, 1 SUCCEEDED',
    'PostgreSQL alone: 1 withstood',
    '',
    expect.stringContaining('its own gateway'),
    '  oversized body',
  ]);
});
