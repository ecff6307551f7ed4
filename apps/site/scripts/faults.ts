import { runProject } from '../e2e/support/run-project.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(`pnpm faults                    every way of sending, crossed with every fault; writes docs/fault-matrix.md
pnpm faults -g "Contact .*503"  some cells; the others stay in the table as they were

Exits with 1 when a cell breaks a promise. What holds in each cell: docs/fault-matrix.md.`);
  process.exit(0);
}

await runProject('faults', args);
