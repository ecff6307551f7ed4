export { Exercise, type ExerciseProps } from './exercise.tsx';
export type { ExerciseLabels } from './exercise.types.ts';
