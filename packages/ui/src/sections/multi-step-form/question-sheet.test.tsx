import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { QuestionSheet } from './index.ts';
import { sampleNative, sampleQuestions } from './multi-step-form.sample.tsx';

const sheet = <QuestionSheet label="Readiness check" questions={sampleQuestions} native={sampleNative} />;

describeConformance('QuestionSheet', sheet);

test('what is filled in is what is posted', async () => {
  const screen = await render(sheet);
  const form = screen.getByRole('form').element() as HTMLFormElement;
  expect(form.checkValidity()).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: /We write down/ }));
  await userEvent.click(screen.getByRole('radio', { name: '4, Most of the time' }));
  await userEvent.fill(screen.getByRole('textbox', { name: /What would you change/ }), 'The Monday meeting');
  await userEvent.fill(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
  expect(form.checkValidity()).toBe(true);
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toBe(sampleNative.action);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    'form-name': 'assessment-report',
    'bot-field': '',
    q1: 'We write down what we learned and share it',
    q2: '4',
    q3: 'The Monday meeting',
    email: 'ada@example.com',
  });
});
