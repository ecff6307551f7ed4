import { formFields, formNames } from '@laliaflia/leads';
import { expect, it } from 'vitest';
import { formSkeletons } from './form-skeletons.ts';

const html = formSkeletons();

it.each(formNames)('shows the host every field of %s', (name) => {
  const [, form = ''] = html.split(`<form name="${name}" `);
  const [tag = '', ...inputs] = (form.split('</form>')[0] ?? '').split('\n').filter(Boolean);
  expect(tag).toContain('method="post" data-netlify="true" data-netlify-honeypot="bot-field"');
  const fields = inputs.map((input) => /name="([^"]+)"/.exec(input)?.[1]);
  expect(fields).toEqual(['form-name', 'submission_id', 'bot-field', ...formFields[name]]);
});
