import { mkdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { changedFiles, stepsFor } from './changed.ts';
import { isCi } from './ci.ts';
import { results } from './paths.ts';
import { runSteps } from './run-steps.ts';
import { all, chromatic } from './steps.ts';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const whole = [...all(values), ...(isCi() && process.env.CHROMATIC_PROJECT_TOKEN ? [chromatic] : [])];
const steps = values.changed ? stepsFor(await changedFiles(), whole) : whole;
const names = steps.map(({ name }) => name);

if (values.help) {
  console.log(`pnpm test                 all steps; a step is skipped if nothing that it reads has changed since it passed
pnpm test --changed       what a change against main concerns: the stories and component tests that import it, the
                          built site, each page in a browser. The whole run follows before it lands
pnpm test --again         every step, as in CI
pnpm test --only a,b      some steps: ${names.join(', ')}
pnpm test --update        runs the stories and accepts their screenshots`);
  process.exit(0);
}

const wanted = values.only?.split(',') ?? (values.update ? ['stories'] : names);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
// A step that is named explicitly always runs.
const remember = !values.again && values.only === undefined && !values.update;
process.exitCode = await runSteps(
  steps.filter(({ name }) => wanted.includes(name)),
  { remember },
);
