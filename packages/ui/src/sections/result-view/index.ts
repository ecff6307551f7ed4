export { ResultMark, type ResultMarkProps } from './result-mark.tsx';
export { ResultView, type ResultViewProps } from './result-view.tsx';
export type {
  ResultAxes,
  ResultAxis,
  ResultExplanation,
  ResultLabels,
  ResultRecommendation,
} from './result-view.types.ts';
