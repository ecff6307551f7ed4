import { prove } from './proof.ts';
import { quick } from './steps.ts';

// The part of the proof that is quick enough to run before every commit.
process.exitCode = await prove(quick, { remember: true });
