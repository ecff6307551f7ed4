import { askedFields, type Form, forms } from '@laliaflia/leads';
import { expect, it } from 'vitest';
import { labReadiness, readiness } from '../../content/assessment.ts';
import { formSkeletons } from './form-skeletons.ts';

const html = formSkeletons();

function fieldsOf(name: string): (string | undefined)[] {
  const [, form = ''] = html.split(`<form name="${name}" `);
  const [tag = '', ...inputs] = (form.split('</form>')[0] ?? '').split('\n').filter(Boolean);
  expect(tag).toBe('method="post" data-netlify="true" hidden>');
  return inputs.map((input) => /name="([^"]+)"/.exec(input)?.[1]);
}

it.each(Object.values<Form>(forms))('shows the host every field of $name', (form) => {
  const fields = fieldsOf(form.name);
  expect(fields.slice(0, 3)).toEqual(['form-name', 'submission_id', 'bot-field']);
  expect(fields).toEqual(expect.arrayContaining(askedFields(form).map(({ name }) => name)));
  expect(new Set(fields).size).toBe(fields.length);
});

it('contains hidden fields and the answer to each question', () => {
  expect(fieldsOf('workshop-booking')).toContain('workshopType');
  const fields = fieldsOf('assessment-report');
  for (const { id } of [...readiness.questions, ...labReadiness.questions]) expect(fields).toContain(id);
});
