import { runProject } from '../e2e/support/run-project.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(`pnpm a11y                       axe and IBM's engine on every page and open state, in every mode
pnpm a11y -g "dark.*/contact"   some of them

Exits with 1 when an engine finds what nobody has reviewed. What was reviewed: apps/site/e2e/a11y/reviewed.ts.`);
  process.exit(0);
}

await runProject('a11y', args);
