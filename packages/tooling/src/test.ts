import { mkdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isCi } from './ci.ts';
import { results } from './paths.ts';
import { prove } from './proof.ts';
import { all, chromatic } from './steps.ts';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const steps = [...all(values), ...(isCi() && process.env.CHROMATIC_PROJECT_TOKEN ? [chromatic] : [])];
const names = steps.map(({ name }) => name);

if (values.help) {
  console.log(`pnpm test                 the whole proof; a step is left out while nothing that it reads has changed since it passed
pnpm test --again         every step, as in CI
pnpm test --only a,b      some steps: ${names.join(', ')}
pnpm test --update        the stories, with their screenshots as the agreed ones`);
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
// Whoever names a step wants to see it run.
const remember = !values.again && values.only === undefined && !values.update;
process.exitCode = await prove(
  steps.filter(({ name }) => wanted.includes(name)),
  { remember },
);
