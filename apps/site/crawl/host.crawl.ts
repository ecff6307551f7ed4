import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { parse } from 'smol-toml';
import { expect, inject, test } from 'vitest';
import { formSkeletonsPage } from '../build/host/form-skeletons.ts';
import { hashSource } from '../build/host/policy.ts';
import { functionFolders, repositoryRoot, siteRoot } from '../build/paths.ts';
import { inlineBlocks } from '../build/render/document.ts';
import { headersFor, parseHeaders } from '../host/headers.ts';
import { policyHeader } from '../host/page.ts';
import { parseRedirects } from '../host/redirects.ts';
import { StaticSite } from '../host/static-site.ts';

/* What the static host makes of the built folder and of netlify.toml, by its own parsers, is what the local server makes of it. */
const { folder } = inject('builtSite');
const policyName = policyHeader.toLowerCase();
const netlifyConfigPath = path.join(repositoryRoot, 'netlify.toml');
const built = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(built(file), 'utf8');

test('every address has the same headers', async () => {
  const theirs = await parseAllHeaders({
    headersFiles: [built('_headers')],
    netlifyConfigPath,
    configHeaders: [],
    minimal: false,
  });
  expect(theirs.errors).toEqual([]);
  const rules = theirs.headers.map((rule) => ({
    pattern: (rule as { forRegExp: RegExp }).forRegExp,
    values: Object.fromEntries(
      Object.entries(rule.values).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  }));
  const ours = parseHeaders(read('_headers'));
  expect(ours.map(({ values }) => values)).toEqual(rules.map(({ values }) => values));
  const files = [...new StaticSite(folder).files.keys()];
  const addresses = files.flatMap((file) => [file, file.replace(/(index)?\.html$/, '')]).filter(Boolean);
  expect(addresses.length).toBeGreaterThan(100);
  const differing = addresses.filter(
    (address) => JSON.stringify(headersFor(ours, address)) !== JSON.stringify(headersFor(rules, address)),
  );
  expect(differing).toEqual([]);
  expect(headersFor(rules, '/contact')).toHaveProperty('content-security-policy');
});

test('each address has one policy, which names the inline blocks of its own pages and no others', () => {
  const rules = parseHeaders(read('_headers'));
  const policiesOf = (address: string) =>
    rules.flatMap(({ pattern, values }) => (pattern.test(address) ? (values[policyName] ?? []) : []));
  const blocksOf = new Map<string, Set<string>>();
  for (const [file, { body, type }] of new StaticSite(folder).files) {
    if (!type.startsWith('text/html') || file === `/${formSkeletonsPage}`) {
      if (!file.startsWith('/_') && file !== `/${formSkeletonsPage}`)
        expect(policiesOf(file), file).toHaveLength(1);
      continue;
    }
    const { scripts, styles } = inlineBlocks(String(body));
    const policies = [...new Set([file, file.replace(/(index)?\.html$/, '')].flatMap(policiesOf))];
    expect(policies, file).toHaveLength(1);
    const [policy = ''] = policies;
    const hashes = blocksOf.get(policy) ?? new Set();
    for (const text of [...scripts, ...styles]) hashes.add(hashSource(text));
    blocksOf.set(policy, hashes);
    const names = (address: string) => rules.filter(({ pattern }) => pattern.test(address));
    const size = names(file)
      .flatMap(({ values }) => Object.entries(values))
      .join('\r\n').length;
    expect(size, `headers of ${file}`).toBeLessThan(2_000);
  }
  for (const [policy, hashes] of blocksOf) {
    const named = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(new Set(named)).toEqual(hashes);
    expect(policy.replace(/style-src-attr [^;]+/, '')).not.toContain('unsafe-inline');
  }
  // Of the page for unknown addresses, whose addresses no rule can list.
  expect(read('404.html')).toContain('<meta http-equiv="Content-Security-Policy"');
});

test('every redirect is the same', async () => {
  const theirs = await parseAllRedirects({
    redirectsFiles: [built('_redirects')],
    netlifyConfigPath,
    configRedirects: [],
    minimal: true,
  });
  expect(theirs.errors).toEqual([]);
  const ours = parseRedirects(read('_redirects')).map((rule) => ({ ...rule, conditions: {}, headers: {} }));
  expect(ours).toEqual(theirs.redirects);
  expect(theirs.redirects.length).toBeGreaterThan(5);
});

test('netlify.toml publishes the built folder and the functions beside it, and nothing else decides', () => {
  const { build, functions, ...others } = parse(readFileSync(netlifyConfigPath, 'utf8')) as {
    build: { publish: string };
    functions: { directory: string };
  };
  expect(path.resolve(repositoryRoot, build.publish)).toBe(path.join(siteRoot, 'dist'));
  expect(path.resolve(repositoryRoot, functions.directory)).toBe(functionFolders.netlify);
  for (const place of Object.values(functionFolders)) expect(path.relative(folder, place)).toMatch(/^\.\./);
  expect(others).toEqual({});
});
