import type { labReadiness, readiness } from '../assessment.ts';
import type { ByOption, OneOption } from './by-option.ts';

/* What the answers to multiple-choice questions count. A scale counts by its position and has no entry here. */

/** Points of each option, 0 to 100. They do not rise with the position: the best answer may stand anywhere. */
export const readinessScores = {
  q1: [100, 80, 60, 30, 0],
  q2: [20, 100, 40, 30],
  q4: [40, 100, 60, 20],
  q6: [30, 100, 10, 20],
  q7: [10, 100, 50, 20],
  q9: [20, 40, 70, 100],
  q10: [80, 60, 70, 90],
} as const satisfies ByOption<typeof readiness, 'multiple', number>;

/** The option that counts whole, by its position from 0; every other one counts half. */
export const labMatches = {
  q1: 1,
  q2: 1,
  q4: 0,
  q6: 1,
  q7: 1,
  q9: 1,
  q10: 1,
} as const satisfies OneOption<typeof labReadiness>;
