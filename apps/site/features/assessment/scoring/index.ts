export { fromFragment, type Linked, toFragment } from './fragment.ts';
export { liftToNext } from './lift.ts';
export { firstRules, labRules } from './rules.ts';
export { firstUnanswered, isComplete, recommend, score, shownAverage } from './score.ts';
export * from './types.ts';
