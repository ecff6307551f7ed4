import path from 'node:path';
import { fromRoot, results } from './paths.ts';
import type { ReportKind } from './reports.ts';

/** One command of the proof. */
export interface Step {
  name: string;
  /** What it proves, in a few words, for the person who watches. */
  about: string;
  /** A script of Node's with its arguments. */
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** What counts its tests; a command that writes no report is a single check. */
  report?: { kind: ReportKind; file: string };
  /** Whether it opens a browser, which has to be there first. */
  browser?: true;
  /** What it reads, as git names it. As long as none of it changes, a developer's machine need not run it again. */
  reads?: readonly string[];
  /** The step whose result it works on, or all of them. */
  after?: string | 'all';
}

const tool = (file: string) => fromRoot('node_modules', file);

const script = (file: string, ...args: string[]) => [fromRoot('packages/tooling/run.mjs'), file, ...args];

const reportFile = (name: string) => path.join(results, `${name}.json`);

function vitest(project: string, ...args: string[]): Pick<Step, 'command' | 'report'> {
  const file = reportFile(project);
  return {
    command: [
      tool('vitest/vitest.mjs'),
      'run',
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

/** Of the built site. */
const site = ['apps/site', 'packages', ...tests, ':!*.stories.tsx', ':!apps/site/stories'];

const everything = ['.'];

/** Quick enough to run before every commit. */
export const quick: readonly Step[] = [
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
    name: 'types',
    reads: everything,
    about: 'TypeScript, strict',
    // More than two check the same types again and again.
    command: [tool('typescript/bin/tsc'), '--noEmit', '--checkers', '2', '-p', '.'],
  },
  {
    name: 'generated',
    reads: everything,
    about: 'generated files are what their sources say',
    command: script('packages/tooling/src/generate.ts', '--check'),
  },
  {
    name: 'unit',
    about: 'rules, tools and server rendering, in Node',
    reads: everything,
    ...vitest('unit'),
  },
];

/** Where the environment says so, faults are compared with the table in docs/; `pnpm faults` writes it. */
const compareTable = { FAULT_TABLE: 'check' };

/** The whole proof, in the order in which the steps begin. */
export const all = ({ update = false } = {}): readonly Step[] => [
  ...quick,
  {
    name: 'backend',
    about: 'the embedded server, its guards and its crashes',
    reads: ['packages/backend', 'packages/leads'],
    ...vitest('backend'),
  },
  {
    name: 'components',
    reads: ['packages/ui', '.storybook', ':!*.stories.tsx', ':!packages/ui/scripts'],
    about: 'what every component promises, in a browser',
    ...vitest('ui'),
    browser: true,
  },
  {
    name: 'stories',
    reads: ['packages/ui', '.storybook', 'apps/site', ...tests, ...browserTests],
    about: 'every story: interaction, accessibility, screenshots',
    ...vitest('storybook', ...(update ? ['--update'] : [])),
    browser: true,
  },
  {
    name: 'package',
    reads: ['packages/ui', ':!packages/ui/src/**/*.test.*', ':!*.stories.tsx'],
    about: 'the published package: build, sizes, types, two consumers',
    ...vitest('package'),
    browser: true,
  },
  {
    name: 'build',
    about: 'the production site',
    reads: [...site, ...browserTests],
    command: script('apps/site/scripts/build.ts'),
  },
  {
    name: 'crawl',
    reads: [...site, ':!apps/site/e2e'],
    about: 'every built page: no dead end, valid HTML, what was asked for',
    ...vitest('crawl'),
    after: 'build',
  },
  {
    name: 'end-to-end',
    reads: [...site, ':!apps/site/crawl'],
    about: 'the built site with its database, in a browser',
    ...playwright('journeys'),
    after: 'build',
  },
  {
    name: 'faults',
    reads: [...site, ':!apps/site/crawl', 'docs/fault-matrix.md'],
    about: 'no lead is lost, whatever goes wrong: each fault and each way, a part of pnpm faults',
    ...playwright('faults'),
    env: { ...playwright('faults').env, ...compareTable },
    // The journeys' sites would stand in its way.
    after: 'end-to-end',
  },
  {
    name: 'clauses',
    about: 'what the specification asks for is proven by tests of this run',
    command: script('apps/site/scripts/clauses.ts'),
    after: 'all',
  },
];

/** The hosted review of the stories, where the machine has been given access to it. */
export const chromatic: Step = {
  name: 'chromatic',
  about: 'every story, published for review',
  command: [tool('chromatic/dist/bin.cjs'), '--config-file', '.storybook/chromatic.config.json', '--ci'],
};
