import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot, results } from '@laliaflia/tooling/paths.ts';
import { Report } from '@laliaflia/tooling/report.ts';
import { publishedSite } from '../build/paths.ts';
import { publish } from '../build/publish.ts';
import { readBuiltSite } from '../crawl/built-site.ts';
import { readClauses } from '../crawl/clauses.ts';
import { checks, told } from '../crawl/crawl.ts';
import { expectations } from '../crawl/expectations.ts';
import { unproved } from '../crawl/proofs.ts';
import { installation } from './installation.ts';

/* Goes through the built pages as a visitor's browser would, without one. Writes its count to test-results/crawl.json. */
const { config } = installation();
await publish(config);
const site = readBuiltSite(publishedSite, config.site);
const expected = await expectations();

const report = new Report();
for (const { name, faults } of checks) report.expect(name, told(await faults(site, expected)));

const clauses = readClauses(readFileSync(fromRoot('docs/clauses.md'), 'utf8'));
const read = (file: string) =>
  existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : undefined;
const later = clauses.filter(({ proofs }) => proofs.some(({ kind }) => kind === 'later'));
report.expect(
  `${clauses.length} clauses of the specification: ${clauses.length - later.length} proved, ${later.length} for later`,
  clauses.length > 0 ? unproved(clauses, site, read) : ['docs/clauses.md has no row'],
);

await mkdir(results, { recursive: true });
const { passed, failed } = report;
const notes = [...report.notes, `${site.pages.length} pages, ${later.length} clauses for later`];
await writeFile(path.join(results, 'crawl.json'), JSON.stringify({ passed, failed, notes }));
process.exitCode = failed === 0 ? 0 : 1;
