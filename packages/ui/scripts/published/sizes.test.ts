import { isCi } from '@laliaflia/tooling/ci.ts';
import { describe, expect, inject, test } from 'vitest';
import { generate } from '../generate-readme.ts';
import {
  complaintAbout,
  firstPieces,
  leftOver,
  limits,
  renewCommand,
  sheetLimits,
  withNewEntries,
} from '../package/budget.ts';
import type { Entry } from '../package/entries.ts';
import {
  addedToSheet,
  costOfExport,
  costOfSheet,
  costOfTogether,
  costThroughRoot,
  measureAll,
} from '../package/measure.ts';
import { piecesOfBefore } from '../package/pieces-of-before.ts';
import { readSizes, writeSizes } from '../package/size-file.ts';

/**
 * A root import may cost this much more than the component's own entry: the modules are the same, only their order
 * differs.
 */
const tolerance = 100;

/** It resolves the sheet once for each later piece. In milliseconds. */
const enoughForEachPiece = 180_000;

const { entries } = inject('published');
const measured = await measureAll(entries);
const recorded = readSizes();
const renewed = withNewEntries(measured, recorded);
// On a developer's machine, new and removed entries are written to the file, to look at and commit.
if (!isCi() && JSON.stringify(renewed) !== JSON.stringify(recorded)) {
  writeSizes(renewed);
  generate({ check: false });
}
const known = isCi() ? recorded : renewed;

test.each(Object.entries(measured))('the size of %s is the recorded one, or nearly', (name, size) => {
  expect(complaintAbout(name, size, known[name])).toBeUndefined();
});

test('no size is recorded for a removed entry', () => {
  expect(leftOver(measured, known), `run "${renewCommand}" and commit the file`).toEqual([]);
});

test(`${firstPieces.entries.join(', ')} are together at most ${firstPieces.bytes} bytes`, async () => {
  const chosen = entries.filter(({ name }) => (firstPieces.entries as readonly string[]).includes(name));
  expect(chosen).toHaveLength(firstPieces.entries.length);
  expect(await costOfTogether(chosen)).toBeLessThanOrEqual(firstPieces.bytes);
});

const isBefore = ({ name }: Entry) => piecesOfBefore.includes(name);
const later = entries.filter((entry) => entry.module.endsWith('/index') && !isBefore(entry));

test(`the sheet of the pieces of before is at most ${sheetLimits.before} bytes`, async () => {
  const before = entries.filter(isBefore);
  expect(before).toHaveLength(piecesOfBefore.length);
  expect(await costOfSheet(before, later)).toBeLessThanOrEqual(sheetLimits.before);
});

test(
  `each later piece adds at most ${sheetLimits.added} bytes to the sheet, or what is said of it`,
  async () => {
    const added = Object.entries(await addedToSheet(entries, later));
    const limit = (name: string) => sheetLimits.addedBy[name] ?? sheetLimits.added;
    expect(added.filter(([name, bytes]) => bytes > limit(name))).toEqual([]);
  },
  enoughForEachPiece,
);

describe.each(limits)('$component', async ({ component, entry: name, bytes }) => {
  const entry = entries.find((each) => each.name === name);
  if (entry === undefined) throw new Error(`There is no entry ${name} to measure ${component} in.`);
  const own = await costOfExport(component, entry);

  test(`is at most ${bytes} bytes`, () => {
    expect(own).toBeLessThanOrEqual(bytes);
  });

  test('from the root costs what it costs from its entry: nothing keeps the rest alive', async () => {
    expect(Math.abs((await costThroughRoot(component)) - own)).toBeLessThanOrEqual(tolerance);
  });
});
