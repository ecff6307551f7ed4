import type { RuleSet } from './types.ts';

/** Points by the position of the option. The tables do not rise with it: the best answer may stand anywhere. */
const tables: Readonly<Record<string, readonly number[]>> = {
  q1: [100, 80, 60, 30, 0],
  q2: [20, 100, 40, 30],
  q4: [40, 100, 60, 20],
  q6: [30, 100, 10, 20],
  q7: [10, 100, 50, 20],
  q9: [20, 40, 70, 100],
  q10: [80, 60, 70, 90],
};

/** The assessment of its own page: tables, and the mean of what was answered. */
export const firstRules: RuleSet = {
  points({ id, type, options }, position) {
    if (type === 'scale') return options.length > 1 ? (position / (options.length - 1)) * 100 : 100;
    return tables[id]?.[position] ?? Math.max(20, 100 - 20 * position);
  },
  combine: (points) =>
    points.length === 0 ? 0 : points.reduce((sum, each) => sum + each, 0) / points.length,
  thresholds: { deep: 45, engine: 70 },
};

/** Which option counts whole, over the multiple-choice questions in their order. */
const matches = [1, 1, 0, 1, 1, 1, 1];

/** The assessment of the lab: sums, capped. */
export const labRules: RuleSet = {
  points({ type }, position, order) {
    if (type === 'scale') return (position + 1) * 20;
    return position === matches[order] ? 100 : 50;
  },
  combine: (points) => points.reduce((sum, each) => sum + each, 0),
  thresholds: { deep: 50, engine: 75 },
};
