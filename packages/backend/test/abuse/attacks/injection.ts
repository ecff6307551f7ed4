import { inquiry } from '../../samples.ts';
import { type HttpAttack, rest } from '../attack.ts';

/** SQL where a value, a name or an option is expected. */
const contact = (query: string) => ({ path: rest(`contact_submissions?${query}`) });
const enc = encodeURIComponent;
const drop = enc("'; drop table contact_submissions; --");
const always = enc("' or '1'='1");
const nothing = { status: 200, says: '[]' } as const;

export const injection: HttpAttack[] = [
  { name: 'SQL injection in the filter of a column', call: contact(`email=eq.${drop}`), ...nothing },
  { name: 'SQL injection: always true', call: contact(`email=eq.${always}`), ...nothing },
  {
    name: 'SQL injection: union in a filter',
    call: contact(`email=eq.${enc("' union select email from newsletter_subscriptions --")}`),
    ...nothing,
  },
  { name: 'SQL injection in a pattern', call: contact(`name=like.${enc("%' or name like '%")}`), ...nothing },
  { name: 'SQL injection in a list', call: contact(`name=in.(${enc('"\');drop table x;--"')})`), ...nothing },
  { name: 'SQL injection in a uuid', call: contact(`id=eq.${drop}`), status: 400 },
  { name: 'SQL injection in a date', call: contact(`created_at=gt.${enc("now()'; --")}`), status: 400 },
  {
    name: 'SQL injection in the name of a column',
    call: contact(`${enc('id" or 1=1 --')}=eq.1`),
    status: 400,
  },
  {
    name: 'SQL injection in an operator',
    call: contact(`id=${enc("eq'); drop table x; --")}.1`),
    status: 400,
  },
  {
    name: 'SQL injection in the list of columns',
    call: contact(`select=${enc('id,(select value from limits.salt)')}`),
    status: 400,
  },
  {
    name: 'SQL injection in an alias',
    call: contact(`select=${enc('a" from limits.salt --:id')}`),
    status: [200, 400],
  },
  {
    name: 'SQL injection in a cast',
    call: contact(`select=${enc('id::text); drop table x; --')}`),
    status: 400,
  },
  { name: 'a cast to a type of the catalog', call: contact('select=message::regclass'), status: [200, 400] },
  { name: 'SQL injection in the order', call: contact(`order=${enc('id; drop table x')}`), status: 400 },
  {
    name: 'SQL injection in the order: a subquery',
    call: contact(`order=${enc('(select value from limits.salt)')}`),
    status: 400,
  },
  {
    name: 'SQL injection in the direction of the order',
    call: contact(`order=${enc('id.desc; select 1')}`),
    status: 400,
  },
  {
    name: 'SQL injection in the limit',
    call: contact(`limit=${enc('1; drop table x')}`),
    status: [200, 400],
  },
  {
    name: 'SQL injection in the offset',
    call: contact(`offset=${enc('0) union select 1 --')}`),
    status: [200, 400],
  },
  { name: 'a negative limit', call: contact('limit=-1'), status: [200, 400, 416] },
  { name: 'a limit beyond 64 bits', call: contact('limit=99999999999999999999'), status: [200, 400, 416] },
  { name: 'a negative offset', call: contact('offset=-1'), status: [200, 400, 416] },
  { name: 'SQL injection in a logic tree', call: contact(`or=(${enc("id.eq.1') or (1=1")})`), status: 400 },
  {
    name: 'a logic tree without an end',
    call: contact(`and=${'(and'.repeat(2000)}`),
    status: [400, 414, 431],
  },
  {
    name: 'SQL injection in a path into JSON',
    call: contact(`select=${enc("message->>'a' from limits.salt --")}`),
    status: 400,
  },
  {
    name: 'SQL injection in the language of a full-text search',
    call: contact(`message=fts(${enc("english'); select value from limits.salt --")}).x`),
    status: 400,
  },
  {
    name: 'a regular expression that explodes',
    call: contact(`message=match.${enc('(a+)+$'.repeat(20))}`),
    ...nothing,
  },
  { name: 'a regular expression that is none', call: contact('message=match.(('), status: [200, 400] },
  {
    name: 'a pattern of ten thousand wildcards',
    call: contact(`message=like.${'*a'.repeat(5000)}`),
    ...nothing,
  },
  {
    name: 'SQL injection in the name of a table',
    call: { path: rest(enc('contact_submissions; drop table x')) },
    status: 404,
  },
  {
    name: 'SQL injection in the name of a function',
    call: { path: rest(`rpc/${enc('purge_expired(); --')}`), body: {} },
    status: 404,
  },
  {
    name: 'SQL injection in the target of a conflict',
    call: {
      path: rest(`contact_submissions?on_conflict=${enc('id) do update set name = 1 --')}`),
      headers: { prefer: 'resolution=merge-duplicates' },
      body: inquiry,
    },
    status: [400, 401],
  },
  {
    name: 'SQL injection in the list of columns to insert',
    call: { path: rest(`contact_submissions?columns=${enc('name") values (1) --')}`), body: inquiry },
    status: 400,
  },
  {
    name: 'SQL injection in the name of a column to insert',
    call: { path: rest('contact_submissions'), body: { ...inquiry, 'name") values (1); --': 1 } },
    status: 400,
  },
  {
    name: 'SQL injection in a value to insert',
    call: {
      path: rest('contact_submissions'),
      headers: { prefer: 'return=representation' },
      body: { ...inquiry, name: "Robert'); drop table contact_submissions; --" },
    },
    status: 201,
    says: /Robert'\); drop table/,
    stores: { contact_submissions: 1 },
  },
  {
    name: 'stored script: markup stays the words it is',
    call: {
      path: rest('contact_submissions'),
      headers: { prefer: 'return=representation' },
      body: { ...inquiry, name: '<img src=x onerror=alert(1)>' },
    },
    status: 201,
    says: /<img src=x onerror=alert\(1\)>/,
    headers: { 'content-type': /^application\/json/ },
    stores: { contact_submissions: 1 },
  },
  {
    name: 'SQL injection in the time zone that is preferred',
    call: { path: rest('contact_submissions'), headers: { prefer: "timezone=UTC'; drop table x; --" } },
    ...nothing,
  },
  {
    name: 'a value that is taken for JSON with operators',
    call: { path: rest('newsletter_subscriptions'), body: { email: { $ne: null } } },
    status: 400,
  },
  {
    name: 'an array in place of a word from a list',
    call: { path: rest('contact_submissions'), body: { ...inquiry, role: ['ceo', 'emperor'] } },
    status: 400,
  },
  {
    name: 'an expression in place of a value',
    call: { path: rest('contact_submissions'), body: { ...inquiry, id: 'gen_random_uuid()' } },
    status: 400,
  },
  {
    name: 'log forging: line breaks in the name of a table',
    call: { path: rest('x%0d%0aforged%20line') },
    status: 404,
  },
  {
    name: 'log forging: line breaks in the name of a column',
    call: contact('x%0aforged%20line=eq.1'),
    status: 400,
  },
  {
    name: 'log forging: line breaks in a value',
    call: contact('id=eq.x%0aforged%20line'),
    status: 400,
  },
  {
    name: 'log forging: line breaks in an operator',
    call: contact('id=%0aforged%20line.1'),
    status: 400,
  },
];
