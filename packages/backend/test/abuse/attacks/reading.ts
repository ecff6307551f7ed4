import { type HttpAttack, rest, type Table, tables } from '../attack.ts';
import { canary, foreignId, knownEmail } from '../canaries.ts';

/** Foreign rows, whole or drop by drop. */
const readable = {
  contact_submissions: [
    'id',
    'created_at',
    'name',
    'email',
    'company',
    'role',
    'message',
    'inserted_xact',
    'keep_until',
  ],
  newsletter_subscriptions: ['id', 'created_at', 'email', 'is_active', 'inserted_xact'],
  chat_conversations: ['id', 'created_at', 'session_id', 'message', 'sender', 'inserted_xact'],
} as const;
const closed = {
  analytics_events: ['id', 'created_at', 'event_type', 'page_path', 'user_agent', 'referrer'],
  form_submissions: ['id', 'created_at', 'form_name', 'fields', 'spam', 'keep_until'],
} as const;

const columnsOf = <T extends object>(of: T) =>
  Object.entries(of).flatMap(([table, columns]) =>
    (columns as readonly string[]).map((column) => ({ table, column })),
  );

/** Any value that a column of that name takes. */
function valueFor(column: string): string {
  if (column === 'id') return foreignId;
  if (column === 'inserted_xact') return '3';
  if (column === 'is_active') return 'true';
  if (column === 'email') return knownEmail;
  if (column === 'role') return 'ceo';
  if (column === 'sender') return 'user';
  return /_at$|_until$/.test(column) ? '2000-01-01' : canary;
}

const isText = (column: string) => !/^(id|inserted_xact|is_active)$|_at$|_until$/.test(column);

const nothing = { status: 200, says: '[]' } as const;
/** What the planner says of a table of which the policy lets one row through at most, however many there are. */
const estimate = { 'content-range': /^\*\/[01*]$/ };
const noCount = { 'content-range': /^\*\/(0|\*)$/ };

const wholeTables: HttpAttack[] = tables.flatMap((table) => {
  const refused = table in closed ? ({ status: 401 } as const) : nothing;
  return [
    { name: `reading every row of ${table}`, call: { path: rest(table) }, ...refused },
    {
      name: `reading another visitor's row of ${table} by its id`,
      call: { path: rest(`${table}?id=eq.${foreignId}`) },
      ...refused,
    },
  ];
});

const counts: HttpAttack[] = Object.keys(readable).flatMap((table) =>
  ['exact', 'planned', 'estimated'].map((count) => ({
    name: `count of rows as an oracle: ${count} count of ${table}`,
    call: { method: 'HEAD', path: rest(table), headers: { prefer: `count=${count}` } },
    status: [200, 206],
    headers: count === 'exact' ? noCount : estimate,
  })),
);

const filters: HttpAttack[] = columnsOf(readable).flatMap(({ table, column }) => {
  const value = valueFor(column);
  const operators = [
    ['eq', value],
    ['not.is', 'null'],
    ...(isText(column)
      ? [
          ['like', `${canary.slice(0, 3)}*`],
          ['match', '^c'],
        ]
      : []),
  ];
  return operators.map(([operator, operand]) => ({
    name: `filter as an oracle: ${operator} on ${table}.${column}`,
    call: { path: rest(`${table}?select=id&${column}=${operator}.${operand}`) },
    ...nothing,
    isOneOfMany: operator !== 'eq',
  }));
});

const orders: HttpAttack[] = columnsOf(readable).map(({ table, column }) => ({
  name: `order by a hidden column: ${table}.${column}`,
  call: { path: rest(`${table}?select=id&order=${column}.desc.nullslast&limit=1&offset=0`) },
  ...nothing,
  isOneOfMany: column !== 'email',
}));

const closedColumns: HttpAttack[] = columnsOf(closed).map(({ table, column }) => ({
  name: `selecting a single column of a closed table: ${table}.${column}`,
  call: { path: rest(`${table}?select=${column}`) },
  status: 401,
  isOneOfMany: column !== 'fields',
}));

const embeddings: HttpAttack[] = (Object.keys(readable) as Table[]).flatMap((table) =>
  tables
    .filter((other) => other !== table)
    .map((other) => ({
      name: `resource embedding of ${other} in ${table}`,
      call: { path: rest(`${table}?select=id,${other}(*)`) },
      status: 400,
      says: /PGRST200/,
    })),
);

const contact = (query: string) => ({ path: rest(`contact_submissions?${query}`) });

const single: HttpAttack[] = [
  { name: 'aggregate as an oracle: count()', call: contact('select=count()'), status: [200, 400] },
  {
    name: 'aggregate as an oracle: max of a column',
    call: contact('select=email.max()'),
    status: [200, 400],
  },
  {
    name: 'range beyond the end as an oracle',
    call: { path: rest('contact_submissions?offset=1&limit=1'), headers: { prefer: 'count=exact' } },
    status: [200, 416],
    headers: noCount,
  },
  {
    name: 'a Range header of the first thousand rows',
    call: { path: rest('contact_submissions'), headers: { range: '0-999', 'range-unit': 'items' } },
    ...nothing,
  },
  {
    name: 'a singular object asked for as an oracle',
    call: {
      path: rest(`contact_submissions?id=eq.${foreignId}`),
      headers: { accept: 'application/vnd.pgrst.object+json' },
    },
    status: 406,
  },
  {
    name: 'all rows asked for as CSV',
    call: { path: rest('contact_submissions'), headers: { accept: 'text/csv' } },
    status: [200, 406],
  },
  {
    name: "the planner's estimate through an execution plan",
    call: {
      path: rest('contact_submissions'),
      headers: { accept: 'application/vnd.pgrst.plan+json; options=analyze|verbose' },
    },
    status: [200, 406],
  },
  {
    name: 'all rows asked for as geo+json',
    call: { path: rest('contact_submissions'), headers: { accept: 'application/geo+json' } },
    status: [200, 406],
  },
  { name: 'logic tree that is always true', call: contact('or=(id.not.is.null,id.is.null)'), ...nothing },
  { name: 'negated logic tree', call: contact('not.and=(id.is.null,email.is.null)'), ...nothing },
  { name: 'quantified operator', call: contact('email=like(any).{c*,a*}'), ...nothing },
  { name: 'full-text search in the messages', call: contact('message=fts.canary'), ...nothing },
  { name: 'regular expression without case', call: contact('email=imatch.^CANARY'), ...nothing },
  { name: 'the same parameter twice', call: contact(`id=eq.${foreignId}&id=eq.${foreignId}`), ...nothing },
  { name: 'an alias for every column', call: contact('select=a:id,b:email,c:message'), ...nothing },
  { name: 'a cast that would fail on a foreign value', call: contact('select=email::integer'), ...nothing },
  {
    name: 'a filter of the JSON of a closed table',
    call: { path: rest('form_submissions?fields->>email=like.*') },
    status: 401,
  },
  {
    name: 'a relation of the catalog as if it were a table',
    call: { path: rest('pg_authid') },
    status: 404,
  },
  { name: 'a qualified name of a hidden table', call: { path: rest('limits.salt') }, status: 404 },
  { name: 'a quoted name of a hidden table', call: { path: rest('%22limits%22.%22salt%22') }, status: 404 },
  { name: 'the list of tables and columns (OpenAPI)', call: { path: '/rest/v1/' }, status: [403, 404] },
  {
    name: 'the list of tables and columns, asked for by its type',
    call: { path: '/rest/v1/', headers: { accept: 'application/openapi+json' } },
    status: [403, 404],
  },
  { name: 'a table of the schema of migrations', call: { path: rest('schema_migrations') }, status: 404 },
];

export const reading = [
  ...wholeTables,
  ...counts,
  ...filters,
  ...orders,
  ...closedColumns,
  ...embeddings,
  ...single,
];
