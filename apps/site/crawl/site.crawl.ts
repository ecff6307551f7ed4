import { expect, inject, test } from 'vitest';
import { readBuiltSite } from './built-site.ts';
import { clauses } from './clauses/index.ts';
import { unproved } from './clauses/prove.ts';
import { checks, told } from './crawl.ts';
import { expectations } from './expectations.ts';
import { testStructuredData } from './structured-data-tests.ts';

/* Checks the built pages without a browser. */
const { folder, origin } = inject('builtSite');
const site = readBuiltSite(folder, origin);
const expected = await expectations();

test('there are pages to go through', () => {
  expect(site.pages.length).toBeGreaterThan(expected.listed.length);
});

test.each(checks)('$name', async ({ faults }) => {
  expect(told(await faults(site, expected))).toEqual([]);
});

test(`what ${clauses.length} clauses of the specification say of the pages`, () => {
  expect(unproved(clauses, site)).toEqual([]);
});

testStructuredData(site);
