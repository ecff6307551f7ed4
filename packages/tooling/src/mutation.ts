import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { reasons } from './mutation/reasons.ts';
import { report } from './mutation/report.ts';
import { rooms, spared } from './mutation/rooms.ts';
import { changeIn, complaints, type Mutant, percent, scoreOf } from './mutation/score.ts';
import { fromRoot, root } from './paths.ts';

/*
 * `pnpm mutation` breaks the rules, the scoring and the way of a lead on trial and writes docs/mutation.md. With names of
 * rooms (`pnpm mutation scoring`) it tries these alone and writes nothing; with `--list` it prints every survivor.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});
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
  // On a busy machine a slow test looks like one that never ends.
  concurrency: 1,
  coverageAnalysis: 'perTest',
  reporters: ['progress'],
  // TypeScript 7 has no interface by which Stryker could rewrite this file, and nothing here needs it rewritten.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  timeoutMS: 10_000,
}).runMutationTest();

const mutants = results.map(({ fileName, location: { start, end }, replacement, status }): Mutant => {
  const file = path.relative(root, path.resolve(fileName));
  return { file, status, change: changeIn(readFileSync(fileName, 'utf8'), start, end, replacement) };
});
const scores = chosen.map((room) => scoreOf(room, mutants));
for (const score of scores) {
  console.log(`${score.room.name}: ${percent(score)} % of ${score.tried} changes are noticed`);
  if (values.list)
    for (const { file, change, status } of score.survivors) console.log(`${file}: ${change} (${status})`);
}

if (chosen.length === rooms.length) writeFileSync(fromRoot('docs/mutation.md'), report(scores, reasons));
const wrong = complaints(
  scores,
  reasons,
  rooms.filter((room) => !chosen.includes(room)),
);
for (const complaint of wrong) console.error(complaint);
process.exitCode = wrong.length === 0 ? 0 : 1;
