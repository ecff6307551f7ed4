import { expect, it } from 'vitest';
import { stepsFor } from './changed.ts';
import { all } from './steps.ts';

const steps = all();
const command = (name: string, files: string[]) =>
  stepsFor(files, steps)
    .find((step) => step.name === name)
    ?.command.slice(1)
    .join(' ');
const badge = 'packages/ui/src/primitives/badge/badge.tsx';

it.each(['components', 'stories'])('runs those %s that import a changed file', (name) => {
  expect(command(name, [badge])).toMatch(
    /^related packages\/ui\/src\/primitives\/badge\/badge.tsx --run .*--project=/,
  );
});

it.each([
  '.storybook/preview.css',
  'packages/ui/src/theme.css',
  'packages/ui/src/tokens/theme.dark.tokens.json',
  'pnpm-lock.yaml',
  'vitest.config.ts',
  'packages/ui/test/setup.ts',
])('runs all of them after a change of %s', (file) => {
  expect(command('stories', [badge, file])).toMatch(/^run --project=storybook/);
});

it('opens each page, and leaves the rest of the journeys and the faults to the whole run', () => {
  expect(command('end-to-end', [badge])).toMatch(/ pages\.spec\.ts$/);
  const left = steps.filter(({ name }) => !stepsFor([badge], steps).some((step) => step.name === name));
  expect(left.map(({ name }) => name)).toEqual(['faults', 'clauses']);
});
