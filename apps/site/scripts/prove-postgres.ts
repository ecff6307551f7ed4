import { startPostgres } from '@laliaflia/tooling/postgres.ts';
import { runProject } from '../e2e/support/run-project.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(`pnpm proof:postgres              from a booking to its erasure on a PostgreSQL of its own: the journeys of the desk in a
                                 browser, then the same by command, with backups until they are old
pnpm proof:postgres -g 'erases'  some of the journeys

Needs "pnpm build", and PostgreSQL (Debian: apt-get install postgresql). Exits with 1 when one of them fails.`);
  process.exit(0);
}

const postgres = await startPostgres();
if (postgres === undefined) {
  console.error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
  process.exit(1);
}
console.log(postgres.version);
try {
  const isGood = await runProject('journeys', ['e2e/desk', ...args], { DATABASE_URL: postgres.url });
  if (isGood && args.length === 0)
    await runProject('faults', ['proof.spec.ts', '-g', 'PostgreSQL'], { TEST_DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
}
