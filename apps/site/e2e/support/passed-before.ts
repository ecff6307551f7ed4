import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judgesAgain } from '@laliaflia/tooling/again.ts';
import { buildOf } from '@laliaflia/tooling/browser-build.ts';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { repositoryRoot } from '../../build/paths.ts';
import { type Guard, watch } from './guard.ts';
import { shared } from './installations.ts';
import { withoutDay } from './without-day.ts';

/** By file and title: the hash of what a test has judged and found good. */
export type Passed = Readonly<Record<string, Readonly<Record<string, string>>>>;

const file = path.join(repositoryRoot, 'apps/site/e2e/passed-before.json');

/** The type of an annotation with the hash. */
export const judged = 'judged';
/** The type of an annotation of a test that had nothing to do. */
export const unchanged = 'unchanged';

export const readPassed = (): Passed =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Passed) : {};

export function writePassed(passed: Passed): void {
  writeFileSync(file, `${JSON.stringify(passed, null, 2)}\n`);
}

/** How the tests judge. */
const judges = [
  'pnpm-lock.yaml',
  'packages/tooling/src/browser.ts',
  'apps/site/e2e/playwright.config.ts',
  'apps/site/e2e/{pages,accessibility}.spec.ts',
  'apps/site/e2e/{a11y,support}/*.ts',
];

const judging = hashOf(
  globSync(judges, { cwd: repositoryRoot })
    .sort()
    .map((name) => readFileSync(path.join(repositoryRoot, name), 'utf8')),
);

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text}\0`);
  return hash.digest('hex').slice(0, 20);
}

const delivered = async (address: string) => withoutDay(await (await fetch(shared.url + address)).text());

/** What is seen of a page at rest: its HTML and its styles. The names of the files contain their hashes. */
export async function lookOf(address: string): Promise<string[]> {
  return [(await delivered(address)).replace(/[\w-]+\.js\b/g, '')];
}

/** A page with all that a visitor can do on it. */
export async function wholeOf(address: string): Promise<string[]> {
  return [await delivered(address), ...readdirSync(path.join(shared.pages, 'assets')).sort()];
}

/** The desk, whose screens its scripts make. The names of the files contain their hashes. */
export async function deskBytes(): Promise<string[]> {
  return [await delivered('/desk/'), ...readdirSync(path.join(shared.desk, 'desk/assets')).sort()];
}

/**
 * Runs a test that judges nothing but the bytes of the built site, unless it has passed before with the same bytes in the
 * same build of the browser. The reporter notes what passes. Its page is opened here, where there is something to judge.
 */
export async function unlessPassed(
  { annotations, file: spec, titlePath }: TestInfo,
  browser: Browser,
  bytes: readonly string[],
  task: (page: Page, guard: Guard) => Promise<void>,
): Promise<void> {
  const hash = hashOf([judging, buildOf(browser.version()), ...bytes]);
  annotations.push({ type: judged, description: hash });
  const before = readPassed()[path.basename(spec)]?.[titleOf(titlePath)];
  if (before === hash && !judgesAgain()) {
    annotations.push({ type: unchanged });
    return;
  }
  const context = await browser.newContext();
  try {
    const guard = watch(context);
    await task(await context.newPage(), guard);
    await guard.end();
  } finally {
    await context.close();
  }
}

/** Without the name of the file. */
export const titleOf = (titlePath: readonly string[]): string => titlePath.slice(1).join(' › ');
