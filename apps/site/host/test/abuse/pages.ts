import { post, type SiteAttack } from './attack.ts';

/** Addresses that no link of the site has. */
const newsletter = { 'form-name': 'newsletter', email: 'eve@example.com' };
const navigating = { 'sec-fetch-mode': 'navigate' };

const traversals: SiteAttack[] = [
  '/../../secrets.json',
  '/..%2f..%2fsecrets.json',
  '/%2e%2e/%2e%2e/secrets.json',
  '/assets/../../secrets.json',
  '/assets/..%2f..%2fsecrets.json',
  '/..\\..\\secrets.json',
  '/%5c..%5c..%5csecrets.json',
  '/....//....//secrets.json',
  '/.%00./secrets.json',
  '/%252e%252e/secrets.json',
  '/%c0%ae%c0%ae/secrets.json',
  '//etc/passwd',
  '/assets/a.js%00.html',
  'http://evil.example/../../secrets.json',
].map((path) => ({
  name: `path traversal on the site: ${path}`,
  call: { path },
  status: /%00|%c0/.test(path) ? 400 : 404,
}));

const hiddenFiles: SiteAttack[] = [
  '/_headers',
  '/_redirects',
  '/.git/config',
  '/.env',
  '/secrets.json',
  '/.data/secrets.json',
  '/server-status',
  '/wp-login.php',
].map((path) => ({ name: `files that are not for visitors: ${path}`, call: { path }, status: 404 }));

const elsewhere: [string, string][] = [
  ['/go/%2F%2Fevil.example', '/evil.example'],
  ['/go//evil.example', '/evil.example'],
  ['/go/%5Cevil.example', '/%5Cevil.example'],
  ['/go/%5C%5Cevil.example', '/%5C%5Cevil.example'],
  ['/go/%09//evil.example', '/%09/evil.example'],
  ['/go/https:evil.example', '/https%3Aevil.example'],
  ['/go/javascript:alert(1)', '/javascript%3Aalert(1)'],
  ['/go/x%0d%0aset-cookie:%20a=b', '/x%0D%0Aset-cookie%3A%20a%3Db'],
  ['/go/x%3F%23', '/x%3F%23'],
];
const redirects: SiteAttack[] = elsewhere.map(([path, location]) => ({
  name: `open redirects: ${path}`,
  call: { path },
  status: 302,
  location,
}));

const afterForms: SiteAttack[] = [
  '/%2F%2Fevil.example%2Fx',
  '/.//evil.example',
  '/a/..//evil.example',
  '//evil.example',
  '/%5C%5Cevil.example',
  '/%0D%0Aset-cookie:a=b',
  'https://evil.example/',
].map((path) => ({
  name: `open redirects after a form: ${path}`,
  call: post(newsletter, navigating, path),
  status: 303,
  location: '/',
  stores: [{ form_name: 'newsletter' }],
}));

const single: SiteAttack[] = [
  { name: 'no attack: a page', call: { path: '/contact' }, status: 200, says: /^contact$/ },
  {
    name: 'host header injection',
    call: { path: '/contact/', headers: { host: 'evil.example' } },
    status: 301,
    location: '/contact',
  },
  {
    name: 'host header injection with x-forwarded-host',
    call: {
      path: '/webinars',
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
    },
    status: 301,
    location: '/webinar',
  },
  {
    name: 'cache poisoning: a header in no key',
    call: { path: '/contact', headers: { 'x-original-url': '/secrets.json', 'x-rewrite-url': '/404' } },
    status: 200,
    says: /^contact$/,
  },
  {
    name: 'cache deception: a page as a stylesheet',
    call: { path: '/contact/x.css' },
    status: 404,
    headers: { 'cache-control': /^no-store$/ },
  },
  {
    name: 'cached error: an asset that is not there',
    call: { path: '/assets/gone.js' },
    status: 404,
    headers: { 'cache-control': /^no-store$/ },
  },
  {
    name: 'parameter of a script, not shown again',
    call: { path: '/nothing?x=<script>alert(1)</script>' },
    status: 404,
    says: /^lost$/,
  },
  { name: 'null byte in the address', call: { path: '/contact%00' }, status: 400 },
  { name: 'half an escape in the address', call: { path: '/%' }, status: 400 },
  { name: 'address that is no UTF-8', call: { path: '/%ff' }, status: 400 },
  { name: 'address of ten kilobytes', call: { path: `/${'x'.repeat(10_000)}` }, status: 404 },
  {
    name: 'range of bytes beyond the end',
    call: { path: '/contact', headers: { range: 'bytes=0-0,1-1,5-9999999999' } },
    status: 200,
  },
  {
    name: 'encoding that is not there',
    call: { path: '/contact', headers: { 'accept-encoding': '../../secrets' } },
    status: 200,
  },
  { name: 'names of methods of objects as a page', call: { path: '/__proto__' }, status: 404 },
  { name: 'constructor as a page', call: { path: '/constructor' }, status: 404 },
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'PURGE'].map(
    (method): SiteAttack => ({
      name: `HTTP verb tampering: ${method} of a page`,
      call: { method, path: '/contact' },
      status: 405,
      headers: { allow: /^GET, HEAD, POST$/ },
    }),
  ),
];

const report = (body: string) => post(body, { 'content-type': 'application/csp-report' }, '/reports');
const violation = {
  'document-uri': 'https://evil.example/"><script>',
  'effective-directive': 'script-src',
  'blocked-uri': "'; drop table x; --",
};
const reports: SiteAttack[] = [
  { name: 'forged report that is no JSON', call: report('{"csp-report":'), status: 400 },
  { name: 'forged report that is null', call: report('null'), status: 400 },
  { name: 'forged report without a word', call: report('{"csp-report":{}}'), status: 400 },
  { name: 'forged report of deep JSON', call: report('['.repeat(30_000) + ']'.repeat(30_000)), status: 400 },
  {
    name: 'forged report with markup and SQL',
    call: report(JSON.stringify({ 'csp-report': violation })),
    status: 204,
  },
  { name: 'forged report of a megabyte', call: report('x'.repeat(1024 * 1024)), status: 413 },
];

export const pages = [...traversals, ...hiddenFiles, ...redirects, ...afterForms, ...single, ...reports];
