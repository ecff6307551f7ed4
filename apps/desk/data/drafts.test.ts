import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftOf, forgetDraft, forgetDrafts, keepDraft } from './drafts.ts';

const draft = (email: string) => ({ email, subject: 'Your redesign', body: `Hello ${email}` });

beforeEach(() => {
  // Another test may have left a store.
  vi.stubGlobal('sessionStorage', undefined);
  forgetDrafts();
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what is written for each lead, until it is sent', () => {
  keepDraft('one', draft('ada@example.com'));
  keepDraft('two', draft('bob@example.com'));
  forgetDraft('one');
  expect([draftOf('one'), draftOf('two')]).toEqual([undefined, draft('bob@example.com')]);
});

it('forgets what is written to somebody, and nothing else', () => {
  keepDraft('one', draft('ada@example.com'));
  keepDraft('two', draft('ada@example.com'));
  keepDraft('three', draft('bob@example.com'));
  forgetDrafts((email) => email === 'ada@example.com');
  expect(['one', 'two', 'three'].map((lead) => draftOf(lead)?.email)).toEqual([
    undefined,
    undefined,
    'bob@example.com',
  ]);
});

it('finds a draft again when the page is loaded anew, and leaves nothing in the tab that is forgotten', () => {
  const kept: Record<string, string> = {};
  const store = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => void delete kept[key],
  };
  vi.stubGlobal('sessionStorage', store);
  keepDraft('one', draft('ada@example.com'));
  expect(Object.values(kept)).toEqual([JSON.stringify(draft('ada@example.com'))]);
  forgetDraft('one');
  expect(kept).toEqual({});
});
