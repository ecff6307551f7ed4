import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { parse } from 'smol-toml';
import { expect, inject, test } from 'vitest';
import { functionFolders, repositoryRoot, siteRoot } from '../build/paths.ts';
import { headersFor, parseHeaders } from '../host/headers.ts';
import { parseRedirects } from '../host/redirects.ts';
import { StaticSite } from '../host/static-site.ts';

/* What the static host makes of the built folder and of netlify.toml, by its own parsers, is what the local server makes of it. */
const { folder } = inject('builtSite');
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
