import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { FormDemo, sampleLabels, sampleNative, sampleQuestions } from './multi-step-form.sample.tsx';
import { MultiStepForm, type MultiStepFormProps } from './multi-step-form.tsx';

describeConformance(
  'MultiStepForm',
  <MultiStepForm
    label="Check"
    questions={sampleQuestions}
    labels={sampleLabels}
    native={sampleNative}
    step={1}
    answers={{}}
    onStepChange={() => {}}
    onAnswersChange={() => {}}
    onComplete={() => {}}
  />,
);

test('the server sends one long form that the browser can post by itself', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<FormDemo />);
  const native = box.querySelector('form');
  expect(native?.method).toBe('post');
  expect(native?.getAttribute('action')).toBe('/thank-you?type=assessment');
  expect(native?.noValidate).toBe(false);
  const names = new Set([...(native?.elements ?? [])].map((each) => (each as HTMLInputElement).name));
  names.delete('');
  expect([...names]).toEqual(['form-name', 'bot-field', 'q1', 'q2', 'q3', 'email']);
  expect(box.querySelectorAll('h2')).toHaveLength(3);
  expect(box.querySelector('button[type="submit"]')?.textContent).toBe('Send my answers');
  expect(box.querySelector('button:disabled')).toBeNull();
});

test('answers given before scripts took over are kept', async () => {
  const onAnswersChange = vi.fn();
  const element = <FormDemo onAnswersChange={onAnswersChange} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  container.querySelector<HTMLInputElement>('[name="q1"][value^="We move on"]')?.click();
  container.querySelector<HTMLInputElement>('[name="q2"][value="4"]')?.click();
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  const root = await act(async () => hydrateRoot(container, element));
  expect(onAnswersChange).toHaveBeenCalledWith({ q1: 'We move on to the next one', q2: 'Most of the time' });
  expect(container.querySelectorAll('h2')).toHaveLength(1);
  expect(container.querySelector<HTMLInputElement>('[name="q1"]:checked')?.value).toBe(
    'We move on to the next one',
  );
  await act(async () => root.unmount());
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  container.remove();
});

test('questions and answers belong together', () => {
  type Props = MultiStepFormProps<'budget' | 'date'>;
  expectTypeOf<{ budget: string }>().toExtend<Props['answers']>();
  expectTypeOf<{ colour: string }>().not.toExtend<Props['answers']>();
  expectTypeOf<[]>().not.toExtend<Props['questions']>();
  expectTypeOf<{ label: string; href: string; onPress: () => void }>().not.toExtend<
    NonNullable<Props['back']>
  >();
});
