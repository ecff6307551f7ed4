export { fromFragment, toFragment } from './fragment.ts';
export { type Lift, liftToNext } from './lift.ts';
export { firstRules, labRules } from './rules.ts';
export { isComplete, recommend, score } from './score.ts';
export * from './types.ts';
