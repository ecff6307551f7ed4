import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './install-browser.ts';
import { inLanes } from './lanes.ts';
import { results } from './paths.ts';
import { runNode } from './process.ts';
import { type Outcome, outcomeOf } from './reports.ts';
import { stepCache } from './step-cache.ts';
import type { Step } from './steps.ts';

/** For the young objects of each process, in megabytes: the package's tests take a twentieth less processor time with it. */
const memory = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32` };

/** The number of steps that run at the same time: while one waits or uses one core, the other uses the machine. */
const lanes = 2;

interface Result extends Outcome {
  name: string;
  seconds: number;
  /** Passed before, and nothing that it reads has changed since. */
  remembered?: true;
}

interface Options {
  /** Whether a step that passed with the same sources counts as passed. */
  remember: boolean;
}

/**
 * Runs the steps, continues after a failure so that one run shows everything, and ends with the line `N passed, N
 * failed`. The output of a step is shown if it fails, and is always in test-results.
 * @returns The exit code of the whole run.
 */
export async function runSteps(steps: readonly Step[], { remember }: Options): Promise<number> {
  const begin = performance.now();
  mkdirSync(results, { recursive: true });
  const needsBrowser = steps.some(({ browser }) => browser);
  // Without a browser, the steps that need it fail, and the others continue.
  const browser = needsBrowser ? await ensureBrowser().catch(complain) : undefined;
  const ended: Result[] = [];
  await inLanes(steps, lanes, async (step) => {
    ended.push(await once(step, { remember, browser, alone: steps.length === 1 }));
  });
  return summarize(ended, secondsSince(begin));
}

interface Circumstances extends Options {
  browser: string | undefined;
  /** A single step shows its output directly. */
  alone: boolean;
}

async function once(step: Step, { remember, browser, alone }: Circumstances): Promise<Result> {
  const key = remember ? await stepCache.keyOf(step, step.browser && browser) : undefined;
  const before = key === undefined ? undefined : stepCache.get(key);
  const { report } = step;
  if (before !== undefined) {
    if (report !== undefined && before.report !== undefined) writeFileSync(report.file, before.report);
    const result = { name: step.name, ...before.outcome, seconds: 0, remembered: true } as const;
    console.log(line(result));
    return result;
  }
  const result = await runStep(step, alone);
  if (key !== undefined && result.failed === 0) {
    const { passed, failed, notes } = result;
    const text = report && { report: readFileSync(report.file, 'utf8') };
    stepCache.put(key, { outcome: { passed, failed, notes }, ...text });
  }
  return result;
}

async function runStep({ name, about, command, env, report }: Step, alone: boolean): Promise<Result> {
  const begin = performance.now();
  const notesFile = path.join(results, `${name}.notes.txt`);
  for (const file of [notesFile, report?.file]) if (file !== undefined) rmSync(file, { force: true });
  if (alone) console.log(`▶ ${name}: ${about}`);
  const [file = '', ...args] = command;
  const { code, output } = await runNode(file, args, {
    env: { ...memory, ...env, PROOF_NOTES: notesFile },
    quiet: !alone,
  });
  const { notes, ...counts } = outcomeOf(code, report);
  const said = existsSync(notesFile) ? readFileSync(notesFile, 'utf8').trim().split('\n') : [];
  const result = { name, ...counts, notes: [...said, ...notes], seconds: secondsSince(begin) };
  if (alone) return result;
  writeFileSync(path.join(results, `${name}.log`), output);
  if (result.failed > 0) console.log(`\n▶ ${name}: ${about}\n${output}`);
  console.log(line(result));
  return result;
}

function summarize(steps: readonly Result[], seconds: number): number {
  const passed = steps.reduce((total, step) => total + step.passed, 0);
  const failed = steps.reduce((total, step) => total + step.failed, 0);
  const notes = steps.flatMap((step) => step.notes.map((note) => `    ${step.name}: ${note}`));
  console.log(['', ...steps.map(line), ...notes, '', `In ${seconds.toFixed(0)} s:`].join('\n'));
  const closing = `${passed} passed, ${failed} failed`;
  writeFileSync(path.join(results, 'closing-line.txt'), `${closing}\n`);
  console.log(closing);
  return failed === 0 ? 0 : 1;
}

function line({ name, passed, failed, seconds, remembered }: Result): string {
  const mark = failed === 0 ? '✔' : '✘';
  const counts = `${passed} passed, ${failed} failed`;
  const time = remembered ? 'as before' : `${seconds.toFixed(1)} s`;
  return `${mark} ${name.padEnd(13)} ${counts.padEnd(24)} ${time.padStart(9)}`;
}

const secondsSince = (begin: number): number => (performance.now() - begin) / 1000;

function complain(error: unknown): undefined {
  console.error(error instanceof Error ? error.message : error);
}
