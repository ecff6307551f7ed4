import { type HttpAttack, rest } from '../attack.ts';
import { knownEmail } from '../canaries.ts';

/** What lies beside the visitors' tables: the owner's functions, and schemas that the API does not show. */
const owners: [string, object][] = [
  ['purge_expired', { confirmed: true }],
  ['restore_purged', {}],
  ['find_person', { email: knownEmail }],
  ['delete_person', { email: knownEmail }],
  ['list_leads', { most: 1000 }],
  ['count_refusal', { refused_table: 'contact_submissions' }],
  ['count_violation', { page: '/', directive: 'script-src', blocked: 'inline' }],
  ['list_violations', {}],
  ['claim_mails', { most: 100, lease_seconds: 1, domain: 'example.com' }],
];
const ownersFunctions: HttpAttack[] = owners.flatMap(([name, body]) => [
  {
    name: `rpc of an owner's function: ${name}`,
    call: { path: rest(`rpc/${name}`), body },
    status: [401, 404],
  },
  {
    name: `rpc of an owner's function with GET: ${name}`,
    call: {
      path: rest(`rpc/${name}?${new URLSearchParams(Object.entries(body).map(([k, v]) => [k, String(v)]))}`),
    },
    status: [401, 404, 405],
  },
]);

const internal = [
  'visitor',
  'enforce',
  'refuse',
  'is_over',
  'new_link',
  'ask_again',
  'enforce_for',
  'purged_of',
  'delete_purged_of',
  'expired',
  'doubt',
  'is_line',
  'mentions',
  'declare_payment',
  'commit_without_waiting',
];
const internalFunctions: HttpAttack[] = internal.map((name) => ({
  name: `rpc of an internal function: ${name}`,
  call: { path: rest(`rpc/${name}`), body: {} },
  status: 404,
}));

const catalog: [string, object][] = [
  ['pg_sleep', { seconds: 10 }],
  ['pg_read_file', { filename: '/etc/passwd' }],
  ['pg_ls_dir', { dirname: '.' }],
  ['set_config', { setting_name: 'limits.switch', new_value: 'off', is_local: false }],
  ['current_setting', { setting_name: 'request.headers' }],
  ['query_to_xml', { query: 'select * from limits.salt', nulls: true, tableforest: true, targetns: '' }],
  ['lo_import', { filename: '/etc/passwd' }],
  ['pg_terminate_backend', { pid: 1 }],
  ['dblink', { query: 'select 1' }],
  ['version', {}],
];
const catalogFunctions: HttpAttack[] = catalog.map(([name, body]) => ({
  name: `rpc of a function of the catalog: ${name}`,
  call: { path: rest(`rpc/${name}`), body },
  status: 404,
}));

const schemas: [string, string][] = [
  ['limits', 'salt'],
  ['retention', 'purged'],
  ['checks', 'anything'],
  ['reports', 'policy_violations'],
  ['supabase_migrations', 'schema_migrations'],
  ['pg_catalog', 'pg_authid'],
  ['information_schema', 'tables'],
  ['auth', 'users'],
  ['storage', 'objects'],
  ['vault', 'secrets'],
  ['public"; set role postgres; --', 'contact_submissions'],
];
const profiles: HttpAttack[] = schemas.flatMap(([schema, table]) => [
  {
    name: `access to the schema ${schema} by Accept-Profile`,
    call: { path: rest(table), headers: { 'accept-profile': schema } },
    status: [404, 406],
  },
  {
    name: `access to the schema ${schema} by Content-Profile`,
    call: { path: rest(table), headers: { 'content-profile': schema }, body: { a: 1 } },
    status: [400, 404, 406],
  },
]);

export const hidden = [...ownersFunctions, ...internalFunctions, ...catalogFunctions, ...profiles];
