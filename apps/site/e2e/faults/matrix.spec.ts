import { play } from './cell.ts';
import { faults } from './faults.ts';
import { isInPart } from './part.ts';
import { test } from './stage.ts';
import { ways } from './ways.ts';

/* Each way of sending meets each fault, or in the gate a part of them. See docs/fault-matrix.md, which this run writes. */
const size = { faults: faults.length, ways: ways.length };
const isPart = process.env.FAULT_TABLE === 'check';

for (const [column, way] of ways.entries()) {
  test.describe(way.name, () => {
    for (const [row, fault] of faults.entries()) {
      if (isPart && !isInPart(row, column, size)) continue;
      test(fault.name, async ({ stage }, { annotations }) => {
        const ending = await play(stage, way, fault);
        annotations.push({ type: 'ending', description: ending });
      });
    }
  });
}
