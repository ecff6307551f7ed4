import path from 'node:path';
import { type Engine, inEngine } from './engine.ts';
import { fromRoot, results } from './paths.ts';
import type { Report } from './reports.ts';
import { testSiteSettings } from './test-site.ts';

/** One command of the test run. */
export interface Step {
  name: string;
  /** What it checks, in a few words, for the output. */
  about: string;
  /** A Node script with its arguments. */
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** The report with its tests; a command without a report counts as a single check. */
  report?: Report;
  /** Whether it needs a browser, which is installed first. */
  browser?: true;
  /** The files it reads, as git pathspecs. If none of them has changed, a developer's machine does not run it again. */
  reads?: readonly string[];
  /** The step whose result it needs, or all of them. */
  after?: string | 'all';
  /** It keeps every core busy by itself: beside another step both take longer than one after the other. */
  alone?: true;
}

const tool = (file: string) => fromRoot('node_modules', file);

const script = (file: string, ...args: string[]) => [fromRoot('packages/tooling/run.mjs'), file, ...args];

const reportFile = (name: string) => path.join(results, `${name}.json`);

/** The configuration that starts a project the soonest; stories need the whole one. */
function configOf(project: string): string[] {
  if (project === 'storybook') return [];
  return [`--config=packages/tooling/src/vitest/${project === 'ui' ? 'ui' : 'node'}.config.ts`];
}

function vitest(project: string, ...args: string[]): Pick<Step, 'command' | 'report'> {
  const file = reportFile(project);
  return {
    command: [
      tool('vitest/vitest.mjs'),
      'run',
      ...configOf(project),
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    report: { kind: 'vitest', file },
  };
}

function playwright(project: string): Pick<Step, 'command' | 'env' | 'report' | 'browser'> {
  const file = reportFile(project);
  return {
    command: [
      tool('@playwright/test/cli.js'),
      'test',
      '--config=apps/site/e2e/playwright.config.ts',
      `--project=${project}`,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { kind: 'playwright', file },
    browser: true,
  };
}

const tests = [':!*.test.ts', ':!*.test.tsx'];
const browserTests = [':!apps/site/e2e', ':!apps/site/crawl'];

/** Files that the built site depends on. */
const site = ['apps/desk', 'apps/site', 'packages', ...tests, ':!*.stories.tsx', ':!apps/site/stories'];

const everything = ['.'];

/** Quick enough to run before every commit. */
export const quick: readonly Step[] = [
  {
    name: 'unit',
    about: 'rules, tools and server rendering, in Node',
    reads: everything,
    ...vitest('unit'),
  },
  {
    name: 'types',
    reads: everything,
    about: 'TypeScript, strict',
    // More than one would check the same types again.
    command: [tool('typescript/bin/tsc'), '--noEmit', '--checkers', '1', '-p', '.'],
    // Collecting garbage takes nearly half of its time, and without it the memory grows by a third, to 1.6 GB.
    env: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
  },
  {
    name: 'lint',
    reads: everything,
    about: 'formatting and rules of every file',
    command: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
  },
  {
    name: 'architecture',
    reads: everything,
    about: 'which part may import which; words for visitors stand in the content',
    command: script('packages/tooling/src/check-architecture.ts'),
  },
  {
    name: 'unused',
    about: 'no file, export or dependency that nothing uses',
    reads: everything,
    command: [tool('knip/bin/knip.js')],
  },
  {
    name: 'generated',
    reads: everything,
    about: 'generated files are what their sources say',
    command: script('packages/tooling/src/generate.ts', '--check'),
  },
];

/** Compares the faults with the table in docs/; only `pnpm faults` writes it. */
const compareTable = { FAULT_TABLE: 'check' };

/** All steps, in the order in which they start, but that a step waits for its turn where it is to be alone. */
export const all = ({ update = false } = {}): readonly Step[] => [
  {
    name: 'build',
    about: 'the production site',
    reads: [...site, ...browserTests],
    command: script('apps/site/scripts/build.ts'),
    env: testSiteSettings,
  },
  ...quick,
  {
    name: 'faults',
    reads: [...site, ':!apps/site/crawl', 'docs/fault-matrix.md'],
    about: 'no lead is lost: a sample of pnpm faults with each fault and each flow',
    ...playwright('faults'),
    env: { ...playwright('faults').env, ...compareTable },
    after: 'build',
  },
  {
    name: 'package',
    reads: ['packages/ui', ':!packages/ui/src/**/*.test.*', ':!*.stories.tsx'],
    about: 'the published package: build, sizes, types, three consumers',
    ...vitest('package'),
    browser: true,
  },
  {
    name: 'crawl',
    reads: [...site, ':!apps/site/e2e'],
    about: 'every built page: links, valid HTML, the requirements',
    ...vitest('crawl'),
    env: testSiteSettings,
    after: 'build',
  },
  {
    name: 'end-to-end',
    reads: [...site, ':!apps/site/crawl'],
    about: 'the built site with its database, in a browser',
    ...playwright('journeys'),
    after: 'build',
    // The faults use the same ports.
    alone: true,
  },
  {
    name: 'backend',
    about: 'the embedded server, its guards and its crashes; abuse of API and site',
    reads: [
      'packages/backend',
      'packages/leads',
      'packages/tooling/src/abuse',
      'apps/site/host',
      'apps/site/build/host',
      'apps/site/delivery',
      'apps/site/content',
    ],
    ...vitest('backend'),
    alone: true,
  },
  {
    name: 'stories',
    reads: ['packages/ui', '.storybook', 'apps/desk', 'apps/site', ...tests, ...browserTests],
    about: 'every story: interaction, accessibility, screenshots',
    ...vitest('storybook', ...(update ? ['--update'] : [])),
    browser: true,
    alone: true,
  },
  {
    name: 'components',
    reads: ['packages/ui', '.storybook', ':!*.stories.tsx', ':!packages/ui/scripts'],
    about: 'the guarantees of every component, in a browser',
    ...vitest('ui'),
    browser: true,
    alone: true,
  },
  {
    name: 'clauses',
    about: 'tests of this run prove every requirement of the specification',
    command: script('apps/site/scripts/clauses.ts'),
    after: 'all',
  },
];

/** The journeys in another engine of Playwright, and the build that they visit. */
export const journeysIn = (engine: Engine): readonly Step[] =>
  all()
    .filter(({ name }) => name === 'build' || name === 'end-to-end')
    .map(({ browser: _, ...step }) => ({ ...step, env: { ...step.env, ...inEngine(engine) } }));

/** The hosted review of the stories, if the environment has a token. */
export const chromatic: Step = {
  name: 'chromatic',
  about: 'every story, published for review',
  command: [tool('chromatic/dist/bin.cjs'), '--config-file', '.storybook/chromatic.config.json', '--ci'],
};
