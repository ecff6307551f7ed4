import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from './counts.ts';
import { results } from './paths.ts';

export interface Step {
  name: string;
  /** What it proves, in a few words, for the person who watches. */
  about: string;
  run: () => Promise<Outcome>;
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs the steps one after the other (two heavy ones at once would slow both), goes on after a failure so that one run
 * shows everything, and closes with the line `N passed, N failed`.
 *
 * @returns The exit code of the whole run.
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  const begin = performance.now();
  const total = { passed: 0, failed: 0 };
  const summary: string[] = [];

  for (const { name, about, run } of steps) {
    console.log(`\n▶ ${name}: ${about}`);
    const start = performance.now();
    let outcome: Outcome;
    try {
      outcome = await run();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      outcome = { passed: 0, failed: 1 };
    }
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    const mark = outcome.failed === 0 ? '✔' : '✘';
    const line = `${mark} ${name.padEnd(13)} ${`${outcome.passed} passed, ${outcome.failed} failed`.padEnd(24)} ${seconds(start).padStart(8)}`;
    console.log(line);
    summary.push(line, ...(outcome.notes ?? []).map((note) => `    ${note}`));
  }

  console.log(`\n${summary.join('\n')}\n\nIn ${seconds(begin)}:`);
  const closing = `${total.passed} passed, ${total.failed} failed`;
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, 'closing-line.txt'), `${closing}\n`);
  console.log(closing);
  return total.failed === 0 ? 0 : 1;
}
