import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { results } from '@laliaflia/tooling/paths.ts';
import { repositoryRoot } from '../build/paths.ts';
import { clauses } from '../crawl/clauses/index.ts';
import { notPassed, testsOf } from '../crawl/clauses/passed.ts';

/* The last step of the test run: every test that a clause names has run and passed. */
const ran = globSync('*.json', { cwd: results }).flatMap((name) =>
  testsOf(JSON.parse(readFileSync(path.join(results, name), 'utf8')), repositoryRoot),
);
const complaints = notPassed(clauses, ran);
for (const complaint of complaints) console.error(complaint);
console.log(`${clauses.length} clauses, ${ran.length} tests`);
process.exitCode = complaints.length === 0 ? 0 : 1;
