import { useState } from 'react';
import { Field, Input } from '../../primitives/field/index.ts';
import { MultiStepForm, type MultiStepFormProps } from './multi-step-form.tsx';
import type { MultiStepLabels, NativeForm, StepAnswers, StepQuestion } from './multi-step-form.types.ts';

export const sampleQuestions: [StepQuestion, ...StepQuestion[]] = [
  {
    id: 'q1',
    type: 'multiple',
    text: 'When a project fails, what happens first?',
    options: [
      'We look for who is responsible',
      'We write down what we learned and share it',
      'We move on to the next one',
      'It depends on who is watching',
    ],
  },
  {
    id: 'q2',
    type: 'scale',
    text: 'How often do you talk to customers before you decide?',
    hint: 'Think of the last three decisions that cost money.',
    options: ['Never', 'Rarely', 'Sometimes', 'Most of the time', 'Always'],
  },
  {
    id: 'q3',
    type: 'text',
    text: 'What would you change first, if nobody could stop you?',
    maxLength: 300,
  },
];

export const sampleLabels: MultiStepLabels = {
  progress: 'Question {value} of {count}',
  percent: (percent) => `${percent}%`,
  previous: 'Previous',
  next: 'Next',
  finish: 'Get Results',
  keys: 'Number keys choose, Enter goes on',
};

export const sampleNative: NativeForm = {
  action: '/thank-you?type=assessment',
  formName: 'assessment-report',
  intro:
    'Answer all questions and leave an address: a person reads them and answers within two business days.',
  fields: (
    <Field label="E-mail" required>
      <Input type="email" name="email" autoComplete="email" />
    </Field>
  ),
  submit: 'Send my answers',
};

/** A form that keeps its own step and answers, as a page would keep them. */
export function FormDemo(props: Partial<MultiStepFormProps>) {
  const [step, setStep] = useState(props.step ?? 0);
  const [answers, setAnswers] = useState<StepAnswers>(props.answers ?? {});
  return (
    <MultiStepForm
      label="Readiness check"
      questions={sampleQuestions}
      labels={sampleLabels}
      native={sampleNative}
      onComplete={() => {}}
      {...props}
      step={step}
      onStepChange={(next) => {
        setStep(next);
        props.onStepChange?.(next);
      }}
      answers={answers}
      onAnswersChange={(next) => {
        setAnswers(next);
        props.onAnswersChange?.(next);
      }}
    />
  );
}
