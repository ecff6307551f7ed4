import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot, root } from '../paths.ts';
import { startPostgres, type ThrowawayPostgres } from '../postgres.ts';
import { runNode } from '../process.ts';
import { type Results, summary } from './summary.ts';

if (process.argv.includes('--help')) {
  console.log(`pnpm abuse                 every attack on the embedded engine, and on a PostgreSQL of its own where one is installed
pnpm abuse -t 'JWT'        those whose name has these letters

TEST_DATABASE_URL names another PostgreSQL server, whose login may create databases and roles.
Exits with 1 when an attack succeeds. What each must not achieve: docs/leads.md, "Abuse".`);
  process.exit(0);
}

const given = process.env.TEST_DATABASE_URL;
let postgres: ThrowawayPostgres | undefined;
if (given === undefined) {
  postgres = await startPostgres();
  console.log(
    postgres?.version ??
      'PostgreSQL is not installed here (Debian: apt-get install postgresql): the embedded engine alone is tested.',
  );
}
const folder = mkdtempSync(path.join(tmpdir(), 'laliaflia-abuse-'));
const report = path.join(folder, 'report.json');
try {
  const url = given ?? postgres?.url;
  const { code } = await runNode(
    fromRoot('node_modules/vitest/vitest.mjs'),
    [
      ...['run', '--project=backend', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...['packages/backend/test/abuse', 'apps/site/host/test/abuse', ...process.argv.slice(2)],
    ],
    { cwd: root, env: { ABUSE: 'all', ...(url !== undefined && { TEST_DATABASE_URL: url }) } },
  );
  console.log(summary(JSON.parse(readFileSync(report, 'utf8')) as Results));
  process.exitCode = code;
} finally {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.stop();
}
