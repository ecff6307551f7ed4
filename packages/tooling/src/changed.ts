import { run } from './process.ts';
import type { Step } from './steps.ts';

/** What a browser test reads without importing it: when one of these changes, all of them run. */
const global =
  /^(\.storybook\/|package\.json$|pnpm-|.*\.config\.ts$|packages\/tooling\/|packages\/ui\/test\/)|\.(css|json|woff2)$/;

/** Only the whole run has these: they go through the whole site, or need the reports of all steps. */
const whole = new Set(['faults', 'clauses']);

/**
 * The steps for a change: of the components and the stories those that import a changed file, of the end-to-end tests
 * those that open each page. All other steps stay as they are.
 *
 * @param files Changed files, relative to the root.
 */
export function stepsFor(files: readonly string[], steps: readonly Step[]): Step[] {
  const isGlobal = files.some((file) => global.test(file));
  return steps
    .filter(({ name }) => !whole.has(name))
    .map((step) => {
      if (step.name === 'end-to-end') return { ...step, command: [...step.command, 'pages.spec.ts'] };
      if (isGlobal || (step.name !== 'components' && step.name !== 'stories')) return step;
      const [vitest = '', , ...options] = step.command;
      const command = [vitest, 'related', ...files, '--run', '--passWithNoTests', ...options];
      return { ...step, command, ...(step.report && { report: { ...step.report, mayBeEmpty: true } }) };
    });
}

/** The files that differ from the main branch, committed or not. */
export async function changedFiles(): Promise<string[]> {
  const base = (await git('merge-base', 'HEAD', 'main')).trim() || 'HEAD';
  const tracked = await git('diff', '--name-only', '-z', base);
  const others = await git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...tracked.split('\0'), ...others.split('\0')])].filter(Boolean).sort();
}

async function git(...args: string[]): Promise<string> {
  const { output } = await run('git', args, { quiet: true });
  return output;
}
