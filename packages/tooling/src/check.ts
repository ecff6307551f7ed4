import { runSteps } from './runner.ts';
import { architecture, generated, lint, types, unit, unused } from './steps.ts';

// The part of the proof that is quick enough to run before every commit.
process.exitCode = await runSteps([lint, architecture, unused, types, generated, unit]);
