import { formNames, isEmail, limits, roles } from '@laliaflia/leads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openPglite } from '../src/embedded/connect.ts';
import { migrate } from '../src/embedded/migrate.ts';
import { preparedDatabase } from './temporary-folder.ts';

// The rules of packages/leads, which visitors meet, and those of the database, which hold, are the same.
const folder = preparedDatabase();
let database: Database;

beforeAll(async () => {
  database = await openPglite(folder);
});
afterAll(() => database?.connection.close());

const valid: Record<string, Record<string, string>> = {
  contact_submissions: { name: 'n', email: 'a@b.co', company: 'c', role: 'ceo', message: 'm' },
  chat_conversations: { session_id: 's', message: 'm', sender: 'user' },
  analytics_events: { event_type: 'page_view', page_path: '/', user_agent: '', referrer: '' },
  form_submissions: { form_name: 'contact', fields: '{}' },
};

async function accepts(table: string, row: Record<string, string>): Promise<boolean> {
  const merged = { ...valid[table], ...row };
  const values = Object.values(merged).map((value) => `'${value.replaceAll("'", "''")}'`);
  try {
    await database.run(`insert into public.${table} (${Object.keys(merged)}) values (${values})`);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: '23514' });
    return false;
  }
}

it.each([
  ['contact_submissions', 'name', limits.name, 'x'],
  ['contact_submissions', 'company', limits.company, 'x'],
  ['contact_submissions', 'message', limits.message, 'x'],
  ['contact_submissions', 'message', limits.message, 'ü'],
  ['chat_conversations', 'session_id', limits.sessionId, 'x'],
  ['chat_conversations', 'message', limits.chatMessage, 'x'],
  ['analytics_events', 'event_type', limits.eventType, 'x'],
  ['analytics_events', 'page_path', limits.pagePath, '/'],
  ['analytics_events', 'user_agent', limits.userAgent, 'x'],
  ['analytics_events', 'referrer', limits.referrer, 'x'],
])('%s.%s takes %i characters and no more', async (table, column, limit, letter) => {
  expect(await accepts(table, { [column]: letter.repeat(limit) })).toBe(true);
  expect(await accepts(table, { [column]: letter.repeat(limit + 1) })).toBe(false);
});

it.each([
  'a@b.co',
  'first.last+tag@sub.example.com',
  'jörg@bücher.example',
  "o'neil@example.com",
  `${'x'.repeat(limits.email - 5)}@b.co`,
  `${'x'.repeat(limits.email - 4)}@b.co`,
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a b@c.de',
  'a@b..co',
  'a@@b.co',
  'a@.co',
])('both sides judge the e-mail %s alike', async (email) => {
  expect(await accepts('contact_submissions', { email })).toBe(isEmail(email));
});

it('the lists are the same', async () => {
  for (const { value } of roles) expect(await accepts('contact_submissions', { role: value })).toBe(true);
  for (const name of formNames) expect(await accepts('form_submissions', { form_name: name })).toBe(true);
  expect(await accepts('contact_submissions', { role: 'emperor' })).toBe(false);
  expect(await accepts('form_submissions', { form_name: 'order' })).toBe(false);
  expect(await accepts('chat_conversations', { sender: 'system' })).toBe(false);
});

describe('control characters', () => {
  it.each(['\u0001', '\u001b', '\u007f', '\u0085'])('%j is refused everywhere', async (character) => {
    expect(await accepts('contact_submissions', { name: `a${character}` })).toBe(false);
    expect(await accepts('contact_submissions', { message: `a${character}` })).toBe(false);
    expect(await accepts('analytics_events', { page_path: `/${character}` })).toBe(false);
  });

  it('line breaks and tabs are welcome in messages only', async () => {
    expect(await accepts('contact_submissions', { message: 'a\n\tb' })).toBe(true);
    expect(await accepts('contact_submissions', { name: 'a\nb' })).toBe(false);
  });
});

it('runs each migration once', async () => {
  expect(await migrate(database)).toEqual([]);
});
