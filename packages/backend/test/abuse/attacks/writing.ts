import { newSubmissionId } from '@laliaflia/leads';
import { inquiry } from '../../samples.ts';
import { type HttpAttack, rest, type Table, tables } from '../attack.ts';
import { canary, foreignId, knownEmail } from '../canaries.ts';

/** Rows that are not the visitor's to write, and columns that are not. */
const own: Record<Table, Record<string, unknown>> = {
  contact_submissions: inquiry,
  newsletter_subscriptions: { email: 'eve@example.com' },
  chat_conversations: { session_id: 's', message: 'Hello', sender: 'user' },
  analytics_events: { event_type: 'page_view', page_path: '/' },
  form_submissions: { form_name: 'contact', fields: inquiry },
};

const change: Record<Table, Record<string, unknown>> = {
  contact_submissions: { name: 'Eve' },
  newsletter_subscriptions: { is_active: false },
  chat_conversations: { message: 'Eve' },
  analytics_events: { page_path: '/eve' },
  form_submissions: { spam: true },
};

const verbs: HttpAttack[] = tables.flatMap((table) => {
  const one = `${table}?id=eq.${foreignId}`;
  return [
    {
      name: `mass update of ${table} without a filter`,
      call: { method: 'PATCH', path: rest(table), body: change[table] },
      status: 401,
    },
    {
      name: `changing another visitor's row of ${table} by its id`,
      call: { method: 'PATCH', path: rest(one), body: change[table] },
      status: 401,
    },
    {
      name: `mass deletion of ${table} without a filter`,
      call: { method: 'DELETE', path: rest(table) },
      status: 401,
    },
    {
      name: `deleting another visitor's row of ${table} by its id`,
      call: { method: 'DELETE', path: rest(one), headers: { prefer: 'return=representation' } },
      status: 401,
    },
    {
      name: `replacing another visitor's row of ${table} with PUT`,
      call: { method: 'PUT', path: rest(one), body: { id: foreignId, ...own[table] } },
      status: [400, 401],
    },
    {
      name: `Prefer: resolution=merge-duplicates overwriting a foreign row of ${table}`,
      call: {
        path: rest(`${table}?on_conflict=id`),
        headers: { prefer: 'resolution=merge-duplicates, return=representation' },
        body: { id: foreignId, ...own[table], ...change[table] },
      },
      status: 401,
    },
  ];
});

const forbidden: [Table, string, unknown][] = [
  ['contact_submissions', 'created_at', '2000-01-01'],
  ['contact_submissions', 'inserted_xact', '3'],
  ['contact_submissions', 'keep_until', '2999-01-01'],
  ['newsletter_subscriptions', 'created_at', '2000-01-01'],
  ['newsletter_subscriptions', 'inserted_xact', '3'],
  ['chat_conversations', 'created_at', '2000-01-01'],
  ['chat_conversations', 'inserted_xact', '3'],
  ['analytics_events', 'created_at', '2000-01-01'],
];
const massAssignment: HttpAttack[] = forbidden.map(([table, column, value]) => ({
  name: `mass assignment of ${table}.${column}`,
  call: { path: rest(table), body: { ...own[table], [column]: value } },
  status: 401,
}));

const contact = (body: object, headers: Record<string, string> = {}, query = '') => ({
  path: rest(`contact_submissions${query}`),
  headers,
  body,
});

const single: HttpAttack[] = [
  {
    name: 'no attack: an inquiry',
    call: contact(inquiry),
    status: 201,
    says: '',
    stores: { contact_submissions: 1 },
  },
  {
    name: 'mass assignment of payment_verification, past the host',
    call: {
      path: rest('form_submissions'),
      body: { form_name: 'webinar', fields: { payment_verification: 'provider' } },
    },
    status: 401,
  },
  {
    name: 'mass assignment of the spam mark',
    call: { path: rest('form_submissions'), body: { ...own.form_submissions, spam: false } },
    status: 401,
  },
  {
    name: 'mass assignment of a column that is not there',
    call: contact({ ...inquiry, is_admin: true }),
    status: 400,
    says: /PGRST204/,
  },
  {
    name: 'mass assignment by the list of columns in the address',
    call: contact({ ...inquiry, created_at: '2000-01-01' }, {}, '?columns=name,email,created_at'),
    status: [400, 401],
  },
  {
    name: 'mass assignment in the second row of a batch',
    call: contact([inquiry, { ...inquiry, keep_until: '2999-01-01' }]),
    status: [400, 401],
  },
  {
    name: 'a subscription that starts as unsubscribed, and so is purged',
    call: {
      path: rest('newsletter_subscriptions'),
      body: { email: 'eve@example.com', is_active: false },
    },
    status: 401,
  },
  {
    name: 'taking the id of a foreign row',
    call: contact({ id: foreignId, ...inquiry }),
    status: 409,
  },
  {
    name: 'taking the id of a foreign row and asking for the row',
    call: contact({ id: foreignId, ...inquiry }, { prefer: 'return=representation' }),
    status: 409,
  },
  {
    name: 'ignoring the conflict with a foreign row and asking for the row',
    call: contact(
      { id: foreignId, ...inquiry },
      { prefer: 'resolution=ignore-duplicates, return=representation' },
      '?on_conflict=id',
    ),
    status: [200, 201],
    says: '[]',
  },
  {
    name: 'upsert on a column without a unique index',
    call: contact(inquiry, { prefer: 'resolution=merge-duplicates' }, '?on_conflict=email'),
    status: [400, 401],
  },
  {
    name: "upsert on the newsletter: taking over somebody's subscription by address",
    call: {
      path: rest('newsletter_subscriptions?on_conflict=email'),
      headers: { prefer: 'resolution=merge-duplicates' },
      body: { email: knownEmail, is_active: true },
    },
    status: [400, 401],
  },
  {
    name: 'reading all rows with the answer to an insert',
    call: contact(inquiry, { prefer: 'return=representation' }, '?select=*&id=not.is.null&limit=1000'),
    status: 201,
    stores: { contact_submissions: 1 },
  },
  {
    name: 'embedding foreign rows in the answer to an insert',
    call: contact(inquiry, { prefer: 'return=representation' }, '?select=*,newsletter_subscriptions(*)'),
    status: 400,
  },
  {
    name: 'counting all rows with the answer to an insert',
    call: contact(inquiry, { prefer: 'count=exact, return=headers-only' }),
    status: 201,
    headers: { 'content-range': /^\*\/(1|\*)$|^0-0\/(1|\*)$/ },
    stores: { contact_submissions: 1 },
  },
  {
    name: 'a dry run that is rolled back, to ask without a trace',
    call: {
      path: rest('newsletter_subscriptions'),
      headers: { prefer: 'tx=rollback' },
      body: { email: knownEmail },
    },
    status: 409,
  },
  {
    name: 'a batch with one bad row: all or nothing',
    call: contact([inquiry, { ...inquiry, role: 'emperor' }]),
    status: 400,
  },
  {
    name: 'a batch of rows of different shapes',
    call: contact([inquiry, { name: 'Eve' }]),
    status: 400,
  },
  {
    name: 'a batch of more rows than the limit',
    call: contact(Array.from({ length: 11 }, () => inquiry)),
    status: 429,
  },
  {
    name: 'a batch without rows',
    call: contact([]),
    status: [201, 400],
  },
  {
    name: 'time-of-check race: twenty equal ids at once',
    call: ((id) => Array.from({ length: 20 }, () => contact({ id, ...inquiry })))(newSubmissionId()),
    atOnce: true,
    status: { 201: 1, 409: 19 },
    stores: { contact_submissions: 1 },
  },
  {
    name: 'time-of-check race: one address subscribed twenty times at once',
    call: Array.from({ length: 20 }, (_, i) => ({
      path: rest('newsletter_subscriptions'),
      body: { email: i % 2 ? 'race@example.com' : 'RACE@example.com' },
    })),
    atOnce: true,
    status: { 201: 1, 409: 19 },
    stores: { newsletter_subscriptions: 1 },
  },
  {
    name: 'time-of-check race: past the limit with thirty inquiries at once',
    call: Array.from({ length: 30 }, () => contact(inquiry)),
    atOnce: true,
    status: { 201: 10, 429: 20 },
    stores: { contact_submissions: 10 },
  },
  {
    name: 'time-of-check race: reading while others insert',
    call: Array.from({ length: 10 }, (_, i) =>
      i % 2
        ? { path: rest(`contact_submissions?select=*&order=created_at.desc`) }
        : contact({ ...inquiry, message: canary }),
    ),
    atOnce: true,
    status: { 201: 5, 200: 5 },
    stores: { contact_submissions: 5 },
  },
];

export const writing = [...verbs, ...massAssignment, ...single];
