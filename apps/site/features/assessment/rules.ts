import { labReasons, readinessReasons } from '../../content/assessment/reasons.ts';
import { firstRules, labRules } from './scoring/index.ts';
import type { RuleSet } from './scoring/types.ts';
import type { VersionId } from './versions.ts';

/** What counts the answers of a version, and why each counts as it does. */
export const rulesOf: Readonly<
  Record<VersionId, { rules: RuleSet; reasons: Readonly<Record<string, readonly string[]>>; adds: boolean }>
> = {
  first: { rules: firstRules, reasons: readinessReasons, adds: false },
  lab: { rules: labRules, reasons: labReasons, adds: true },
};
