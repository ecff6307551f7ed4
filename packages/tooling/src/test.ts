import { mkdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isCi } from './ci.ts';
import { results } from './paths.ts';
import { runSteps } from './runner.ts';
import * as all from './steps.ts';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const steps = [
  all.lint,
  all.architecture,
  all.unused,
  all.types,
  all.generated,
  all.unit,
  all.backend,
  all.components,
  all.stories(values.update),
  all.publishedPackage,
  all.build,
  all.crawl,
  all.endToEnd,
  all.faults,
  ...(isCi() && process.env.CHROMATIC_PROJECT_TOKEN ? [all.chromatic] : []),
];
const names = steps.map(({ name }) => name);

if (values.help) {
  console.log(`pnpm test                 the whole proof
pnpm test --only a,b      some steps: ${names.join(', ')}
pnpm test --update        the stories, with their pictures as the new baselines`);
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
process.exitCode = await runSteps(steps.filter(({ name }) => wanted.includes(name)));
