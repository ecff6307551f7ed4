import { formFields, formNames } from '@laliaflia/leads';
import { expect, it } from 'vitest';
import { labReadiness, readiness } from '../../content/assessment.ts';
import { formSkeletons } from './form-skeletons.ts';

const html = formSkeletons();

function shown(name: string): { tag: string; fields: (string | undefined)[] } {
  const [, form = ''] = html.split(`<form name="${name}" `);
  const [tag = '', ...inputs] = (form.split('</form>')[0] ?? '').split('\n').filter(Boolean);
  return { tag, fields: inputs.map((input) => /name="([^"]+)"/.exec(input)?.[1]) };
}

it.each(formNames)('shows the host every field of %s', (name) => {
  const { tag, fields } = shown(name);
  expect(tag).toContain('method="post" data-netlify="true" data-netlify-honeypot="bot-field"');
  const own = ['form-name', 'submission_id', 'bot-field', ...formFields[name]];
  expect(fields.slice(0, own.length)).toEqual(own);
  expect(
    fields.slice(own.length).every((field) => name === 'assessment-report' && /^q\d+$/.test(field ?? '')),
  ).toBe(true);
});

it.each([
  ['first', readiness],
  ['lab', labReadiness],
])('shows the host an answer to each question of the %s version, once', (_, { questions }) => {
  const { fields } = shown('assessment-report');
  expect(fields).toEqual(expect.arrayContaining(questions.map(({ id }) => id)));
  expect(new Set(fields).size).toBe(fields.length);
});
