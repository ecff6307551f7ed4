import { withDesk } from './desk-context.ts';
import { deskFaults } from './desk-faults.ts';
import { test } from './test-environment.ts';

/* What goes wrong while an owner works. The result is the second table of docs/fault-matrix.md. */
for (const { name, ending, run } of deskFaults) {
  test(name, async ({ browser, environment }, { annotations }) => {
    // An answer is held for ten seconds, and a machine may be busy.
    test.setTimeout(120_000);
    await withDesk(browser, environment, run);
    annotations.push({ type: 'ending', description: ending });
  });
}
