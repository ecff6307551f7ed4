import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { results } from '@laliaflia/tooling/paths.ts';
import { Report } from '@laliaflia/tooling/report.ts';
import { publishedSite } from '../build/paths.ts';
import { publish } from '../build/publish.ts';
import { readBuiltSite } from '../crawl/built-site.ts';
import { clauses } from '../crawl/clauses/index.ts';
import { unproved } from '../crawl/clauses/prove.ts';
import { checks, told } from '../crawl/crawl.ts';
import { expectations } from '../crawl/expectations.ts';
import { installation } from './installation.ts';

/* Goes through the built pages as a visitor's browser would, without one. Writes its count to test-results/crawl.json. */
const { config } = installation();
await publish(config);
const site = readBuiltSite(publishedSite, config.site);
const expected = await expectations();

const report = new Report();
for (const { name, faults } of checks) report.expect(name, told(await faults(site, expected)));

report.expect(
  `what ${clauses.length} clauses of the specification say of the pages`,
  unproved(clauses, site),
);

await mkdir(results, { recursive: true });
const { passed, failed } = report;
const notes = [...report.notes, `${site.pages.length} pages`];
await writeFile(path.join(results, 'crawl.json'), JSON.stringify({ passed, failed, notes }));
process.exitCode = failed === 0 ? 0 : 1;
