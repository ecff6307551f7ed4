import { askedFields, checkForm, contact, type Form, forms, workshopBooking } from '@laliaflia/leads';
import { sampleOf } from '@laliaflia/leads/samples';
import { describe, expect, it } from 'vitest';
import { drawnFields, problemsInWords } from './form-fields.ts';

function problemsOf(written: Record<string, string>) {
  const { problems } = checkForm(contact, { ...sampleOf(contact), ...written });
  return problems && problemsInWords(contact, problems);
}

describe('problems', () => {
  it('name every empty field, with what to do next', () => {
    expect(problemsOf({ name: ' ', email: '', company: '\n', role: '', message: '\t' })).toEqual({
      heading: 'Please fill in all required fields',
      fields: {
        name: 'Enter your name',
        email: 'Enter your e-mail address',
        company: 'Enter the name of your company',
        role: 'Choose the role that fits you best',
        message: 'Write what you would like to talk about',
      },
    });
  });

  it('give a malformed e-mail alone its own heading', () => {
    expect(problemsOf({ email: 'ada.example.com' })).toEqual({
      heading: 'Please check your e-mail address',
      fields: { email: 'Enter an e-mail address in the form name@company.com' },
    });
  });

  it('prefer the heading for missing fields when both are wrong', () => {
    const problems = problemsOf({ email: 'ada', name: '' });
    expect(problems?.heading).toBe('Please fill in all required fields');
    expect(Object.keys(problems?.fields ?? {})).toEqual(['name', 'email']);
  });

  it('ask for a shorter text beyond the limit', () => {
    expect(problemsOf({ message: 'x'.repeat(contact.fields.message.limit + 1) })).toEqual({
      heading: 'Please check the marked fields',
      fields: { message: 'Shorten this to 5,000 characters or fewer' },
    });
  });
});

describe.each(Object.values<Form>(forms))('the fields of $name', (form) => {
  it('are drawn as they are defined, with words of the content', () => {
    const drawn = drawnFields(form, { message: 'Any hint' });
    const asDefined = askedFields(form).map(({ name, kind, required }) => ({ name, kind, required }));
    expect(drawn).toMatchObject(asDefined);
    for (const field of drawn) {
      expect(field.label).not.toBe(field.name);
      if (field.kind === 'select')
        for (const { value, label } of field.options) expect(label).not.toBe(value);
    }
  });
});

it('a hint stands at its field alone', () => {
  const hints = drawnFields(workshopBooking, { message: 'How many are you?' }).map(({ name, hint }) => [
    name,
    hint,
  ]);
  expect(Object.fromEntries(hints)).toEqual({
    name: undefined,
    email: undefined,
    company: undefined,
    role: undefined,
    message: 'How many are you?',
  });
});
