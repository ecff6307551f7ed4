import { runSteps } from './run-steps.ts';
import { quick } from './steps.ts';

// The checks that are quick enough to run before every commit.
process.exitCode = await runSteps(quick, { remember: true });
