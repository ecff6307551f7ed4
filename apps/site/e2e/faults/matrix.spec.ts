import { play } from './cell.ts';
import { faults } from './faults.ts';
import { test } from './stage.ts';
import { ways } from './ways.ts';

/* Each way of sending meets each fault. See docs/fault-matrix.md, which this run writes. */
for (const way of ways) {
  test.describe(way.name, () => {
    for (const fault of faults) {
      test(fault.name, async ({ stage }, { annotations }) => {
        const ending = await play(stage, way, fault);
        annotations.push({ type: 'ending', description: ending });
      });
    }
  });
}
