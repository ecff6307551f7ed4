export { MultiStepForm, type MultiStepFormProps } from './multi-step-form.tsx';
export type {
  ChoiceQuestion,
  MultiStepLabels,
  NativeForm,
  ScaleQuestion,
  StepAnswers,
  StepQuestion,
  TextQuestion,
} from './multi-step-form.types.ts';
export { QuestionSheet, type QuestionSheetProps } from './question-sheet.tsx';
