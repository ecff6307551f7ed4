import { labMatches, readinessScores } from '../../../content/assessment/scores.ts';
import type { RuleSet } from './types.ts';

const tables: Readonly<Record<string, readonly number[]>> = readinessScores;

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

const matches: Readonly<Record<string, number>> = labMatches;

/** The assessment of the lab: sums, capped. */
export const labRules: RuleSet = {
  points({ id, type }, position) {
    if (type === 'scale') return (position + 1) * 20;
    return position === matches[id] ? 100 : 50;
  },
  combine: (points) => points.reduce((sum, each) => sum + each, 0),
  thresholds: { deep: 50, engine: 75 },
};
