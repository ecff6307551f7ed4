import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  askedFields,
  chatMessage,
  eventLimits,
  type Form,
  fillingTimeField,
  formNames,
  forms,
  isEmail,
  longestEmail,
  sendable,
  usableSeconds,
} from '@laliaflia/leads';
import { sampleOf } from '@laliaflia/leads/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateTypes } from '../src/database/generate-types.ts';
import type { Database } from '../src/embedded/connect.ts';
import { migrate } from '../src/embedded/migrate.ts';
import { openPlace, preparedPlace } from './place.ts';

// The definitions of packages/leads, which visitors meet, and the migrated database, which holds, say the same.
const place = await preparedPlace();
let database: Database;

beforeAll(async () => {
  database = await openPlace(place);
});
afterAll(() => database?.connection.close());

const event = { event_type: 'page_view', page_path: '/', user_agent: '', referrer: '' };

/** Whether a check lets the row in. It is taken out again. */
async function accepts(table: string, row: Record<string, unknown>): Promise<boolean> {
  const values = Object.values(row).map((value) => `'${String(value).replaceAll("'", "''")}'`);
  try {
    await undone(`insert into public.${table} (${Object.keys(row)}) values (${values})`);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: '23514' });
    return false;
  }
}

/** What a statement returns that leaves nothing behind. */
async function undone<Row>(statement: string): Promise<Row[]> {
  const undo = new Error('undo');
  let rows: Row[] = [];
  const done = database.transaction(async ({ query }) => {
    rows = await query<Row>(statement);
    throw undo;
  });
  await done.catch((error) => {
    if (error !== undo) throw error;
  });
  return rows;
}

const stored = Object.values<Form>(sendable).flatMap((form) =>
  form.table ? [{ form, table: form.table.name, constants: form.table.constants ?? {} }] : [],
);
const fields = stored.flatMap(({ form, table, constants }) =>
  askedFields(form).map((field) => ({
    field,
    table,
    row: { ...constants, ...sampleOf(form) } as Record<string, string>,
  })),
);

it.each(stored)('$table has a column for each field of $form.name, and no other', async (each) => {
  const own = [
    'id',
    'created_at',
    'inserted_xact',
    'keep_until',
    fillingTimeField,
    ...Object.keys(each.constants),
  ];
  // What the database notes of a subscription, and no visitor may.
  const kept = ['asked_at', 'confirmed_at', 'wording', 'links'];
  const columns = await database.query<{ name: string; writable: boolean }>(`
    select column_name as name, has_column_privilege('anon', 'public.${each.table}', column_name, 'insert') as writable
    from information_schema.columns where table_schema = 'public' and table_name = '${each.table}'
  `);
  const others = columns.filter(
    ({ name, writable }) => !own.includes(name) && (writable || !kept.includes(name)),
  );
  const asked = askedFields(each.form).map(({ name }) => ({ name, writable: true }));
  expect(new Set(others)).toEqual(new Set(asked));
});

describe.each(fields)('$about', ({ field, table, row }) => {
  const takes = (value: string) => accepts(table, { ...row, [field.name]: value });

  it('is required in the database where it is in the form', async () => {
    expect(await takes(row[field.name] ?? '')).toBe(true);
    expect(await takes('')).toBe(!field.required);
    for (const blank of [' ', '\u200b\u2060', '\u{e0041}\u{e0042}']) expect(await takes(blank)).toBe(false);
  });

  it('takes as much as the form, or what is on its list', async () => {
    if (field.kind === 'select') {
      for (const option of field.options) expect(await takes(option)).toBe(true);
      expect(await takes('emperor')).toBe(false);
      return;
    }
    const end = field.kind === 'email' ? '@example.com' : '';
    for (const letter of ['x', 'ü']) {
      expect(await takes(letter.repeat(field.limit - end.length) + end)).toBe(true);
      expect(await takes(letter.repeat(field.limit - end.length + 1) + end)).toBe(false);
    }
  });

  it('refuses control characters, and line breaks unless it has several lines', async () => {
    const value = row[field.name] ?? '';
    for (const character of ['\u0001', '\u001b', '\u007f', '\u0085']) {
      expect(await takes(`${character}${value}`)).toBe(false);
    }
    if (field.kind === 'long-text') expect(await takes('a\n\tb')).toBe(true);
    else for (const end of ['\n', '\u2028', '\u2029']) expect(await takes(`a${end}${value}`)).toBe(false);
  });
});

it.each(Object.entries(eventLimits))(
  'analytics_events.%s takes %i characters and no more',
  async (name, limit) => {
    const value = (length: number) => (name === 'page_path' ? '/' : 'x').repeat(length);
    expect(await accepts('analytics_events', { ...event, [name]: value(limit) })).toBe(true);
    expect(await accepts('analytics_events', { ...event, [name]: value(limit + 1) })).toBe(false);
    expect(await accepts('analytics_events', { ...event, [name]: `${value(1)}\u001b` })).toBe(false);
  },
);

it.each([
  'a@b.co',
  'first.last+tag@sub.example.com',
  'jörg@bücher.example',
  "o'neil@example.com",
  `${'x'.repeat(longestEmail - 5)}@b.co`,
  `${'x'.repeat(longestEmail - 4)}@b.co`,
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a b@c.de',
  'a@b..co',
  'a@@b.co',
  'a@.co',
])('both sides judge the e-mail %s alike', async (email) => {
  expect(await accepts('newsletter_subscriptions', { email })).toBe(isEmail(email));
});

it('the host stores the forms that are defined, and no others', async () => {
  for (const form_name of formNames) {
    expect(await accepts('form_submissions', { form_name, fields: '{}' })).toBe(true);
  }
  for (const form_name of ['order', chatMessage.name]) {
    expect(await accepts('form_submissions', { form_name, fields: '{}' })).toBe(false);
  }
});

it.each([0, 42, 86_400, 86_401, -1, 2_147_483_647])('a time of %i seconds costs no lead', async (seconds) => {
  for (const [table, row] of [
    ['contact_submissions', sampleOf(forms.contact)],
    ['newsletter_subscriptions', sampleOf(forms.newsletter)],
  ] as const) {
    const values = Object.values(row).map((value) => `'${value}'`);
    const stored = await undone(
      `insert into public.${table} (${Object.keys(row)}, filling_seconds) values (${values}, ${seconds}) returning filling_seconds`,
    );
    expect(stored).toEqual([{ filling_seconds: usableSeconds(seconds) ?? null }]);
  }
});

it('runs each migration once', async () => {
  expect(await migrate(database)).toEqual([]);
});

it('has the tables and functions that the generated types name', async () => {
  const generated = readFileSync(
    path.resolve(import.meta.dirname, '../../leads/src/database.gen.ts'),
    'utf8',
  );
  expect(generated.slice(generated.indexOf('\n') + 1)).toBe(await generateTypes(database));
});
