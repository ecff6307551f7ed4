export { CaseComparison, type CaseComparisonProps } from './case-comparison.tsx';
export { CaseCover, type CaseCoverProps, type CaseScreen } from './case-cover.tsx';
export {
  type CaseDetail,
  CaseDetails,
  type CaseDetailsProps,
  type ScreenPart,
  type TriedVariant,
} from './case-details.tsx';
export { CaseOutcome, type CaseOutcomeProps } from './case-outcome.tsx';
