export { CaseCover, type CaseCoverProps, type CaseScreen } from './case-cover.tsx';
export { type CaseDetail, CaseDetails, type CaseDetailsProps } from './case-details.tsx';
export { CaseOutcome, type CaseOutcomeProps } from './case-outcome.tsx';
