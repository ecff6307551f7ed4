import { faults } from './faults.ts';
import { flows } from './flows.ts';
import { runCell } from './run-cell.ts';
import { isInSample } from './sample.ts';
import { test } from './test-environment.ts';

/* Runs each flow with each fault; `pnpm test` runs a sample. The result is docs/fault-matrix.md. */
const size = { faults: faults.length, flows: flows.length };
const isSample = process.env.FAULT_TABLE === 'check';

for (const [column, flow] of flows.entries()) {
  test.describe(flow.name, () => {
    for (const [row, fault] of faults.entries()) {
      if (isSample && !isInSample(row, column, size)) continue;
      test(fault.name, async ({ environment }, { annotations }) => {
        const ending = await runCell(environment, flow, fault);
        annotations.push({ type: 'ending', description: ending });
      });
    }
  });
}
