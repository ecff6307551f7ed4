import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judgeAgain } from './again.ts';
import { changedFiles, stepsFor } from './changed.ts';
import { isCi } from './ci.ts';
import { isEngine, requireEngine } from './engine.ts';
import { results } from './paths.ts';
import { runSteps } from './run-steps.ts';
import { decisionsVariable } from './screenshots/review/decisions.ts';
import { all, chromatic, journeysIn } from './steps.ts';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    accept: { type: 'string' },
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    browser: { type: 'string', default: 'chromium' },
    help: { type: 'boolean', default: false },
  },
});

// Read first: it may lie among the results of the last run, which go.
const decisions = values.accept && (await readFile(values.accept, 'utf8'));
const update = values.update || decisions !== undefined;

const { browser } = values;
if (!isEngine(browser)) {
  console.error(`No engine is called ${browser}. There are: chromium, firefox, webkit.`);
  process.exit(1);
}
const isOther = browser !== 'chromium';
const whole = [...all({ update }), ...(isCi() && process.env.CHROMATIC_PROJECT_TOKEN ? [chromatic] : [])];
const asked = values.changed ? stepsFor(await changedFiles(), whole) : whole;
const steps = isOther ? journeysIn(browser) : asked;
const names = steps.map(({ name }) => name);

if (values.help) {
  console.log(`pnpm test                 all steps; a step is skipped if nothing that it reads has changed since it passed
pnpm test --changed       what a change against main concerns: the stories and component tests that import it, the
                          built site, each page in a browser. The whole run follows before it lands
pnpm test --again         every step, every screenshot and every page, whether or not something has changed
pnpm test --browser firefox
                          the journeys in Playwright's firefox or webkit, which has to be installed
pnpm test --only a,b      some steps: ${names.join(', ')}
pnpm test --update        runs the stories and accepts their screenshots
pnpm test --accept file   runs the stories and accepts the screenshots that a review says are meant`);
  process.exit(0);
}

const wanted = values.only?.split(',') ?? (update ? ['stories'] : names);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}

if (isOther) {
  try {
    await requireEngine(browser);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
if (decisions !== undefined) {
  const file = path.join(results, 'decisions.json');
  await writeFile(file, decisions);
  process.env[decisionsVariable] = file;
}
if (values.again) judgeAgain();
// A step that is named explicitly always runs.
const remember = !values.again && values.only === undefined && !update && !isOther;
process.exitCode = await runSteps(
  steps.filter(({ name }) => wanted.includes(name)),
  { remember },
);
