import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { reasons } from './mutation/reasons.ts';
import { rooms, spared } from './mutation/rooms.ts';
import { complaints, type Mutant, percent, report, scoreOf } from './mutation/score.ts';
import { fromRoot, root } from './paths.ts';

/*
 * `pnpm mutation` breaks the rules, the scoring and the submission engine on trial and writes docs/mutation.md. With names
 * of rooms (`pnpm mutation scoring`) it tries these alone and writes nothing.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const wanted = positionals.map((name) => name.toLowerCase());
const chosen = rooms.filter(({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()));
if (chosen.length === 0) {
  console.error(
    `There is no such room. There are: ${rooms.map(({ name }) => name.toLowerCase()).join(', ')}.`,
  );
  process.exit(1);
}

process.chdir(root);
const results = await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'packages/tooling/src/mutation/vitest.config.ts', related: true },
  mutate: [...chosen.flatMap(({ sources }) => sources), ...spared.map((pattern) => `!${pattern}`)],
  ignorePatterns: ['**/.cache', '**/dist', 'test-results', '**/*.{png,avif,webp,woff2,ttf}'],
  tempDirName: '.cache/mutation',
  coverageAnalysis: 'perTest',
  reporters: ['progress'],
  // TypeScript 7 has no interface by which Stryker could rewrite this file, and nothing here needs it rewritten.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  timeoutMS: 20_000,
}).runMutationTest();

const mutants = results.map(({ fileName, location, replacement, status }): Mutant => {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  return {
    file: path.relative(root, path.resolve(fileName)),
    line: lines[location.start.line - 1]?.trim() ?? '',
    replacement,
    status,
  };
});
const scores = chosen.map((room) => scoreOf(room, mutants));
for (const score of scores)
  console.log(`${score.room.name}: ${percent(score)} % of ${score.tried} changes are noticed`);

const isWhole = chosen.length === rooms.length;
if (isWhole) writeFileSync(fromRoot('docs/mutation.md'), report(scores, reasons));
const known = isWhole
  ? reasons
  : Object.fromEntries(
      Object.entries(reasons).filter(([place]) =>
        chosen.some(({ folder }) => place.startsWith(`${folder}/`)),
      ),
    );
const wrong = complaints(scores, known);
for (const complaint of wrong) console.error(complaint);
process.exitCode = wrong.length === 0 ? 0 : 1;
