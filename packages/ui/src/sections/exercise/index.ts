export type { ExerciseLabels } from '../../messages/labels.ts';
export { Exercise, type ExerciseProps } from './exercise.tsx';
