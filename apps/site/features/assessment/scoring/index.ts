export { fromFragment, type Linked, toFragment } from '@laliaflia/leads/assessment-link';
export { liftToNext } from './lift.ts';
export { firstRules, labRules } from './rules.ts';
export { firstUnanswered, isComplete, recommend, score, shownAverage } from './score.ts';
export * from './types.ts';
