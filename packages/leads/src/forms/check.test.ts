import { describe, expect, expectTypeOf, it } from 'vitest';
import { checkForm } from './check.ts';
import { chatMessage, contact, forms, newsletter, type SentValues, webinar } from './definitions.ts';
import { askedFields, type Form } from './form.ts';
import { sampleOf } from './samples.ts';

/** Every field that a visitor fills in, with the form that it is part of. */
const asked = Object.values<Form>({ ...forms, chatMessage }).flatMap((form) =>
  askedFields(form).map((field) => ({ form, field, about: `${field.name} of ${form.name}` })),
);
const problemsOf = (form: Form, values: Record<string, string>) =>
  checkForm(form, { ...sampleOf(form), ...values }).problems;

describe.each(asked)('$about', ({ form, field }) => {
  it('is taken as it should be, and missed where it is required', () => {
    expect(problemsOf(form, {})).toBeNull();
    for (const nothing of ['', ' ', '\t\n', '\u200b\u2060', '\u3164\u2800']) {
      const expected = field.required ? { [field.name]: 'missing' } : null;
      expect(problemsOf(form, { [field.name]: nothing })).toEqual(expected);
    }
  });

  it('is taken up to its limit, or from its list', () => {
    if (field.kind === 'select') {
      for (const option of field.options) expect(problemsOf(form, { [field.name]: option })).toBeNull();
      expect(problemsOf(form, { [field.name]: 'emperor' })).toEqual({ [field.name]: 'missing' });
      return;
    }
    const end = field.kind === 'email' ? '@example.com' : '';
    const longest = 'x'.repeat(field.limit - end.length) + end;
    expect(problemsOf(form, { [field.name]: longest })).toBeNull();
    const problem = field.kind === 'email' ? 'malformed' : 'too long';
    expect(problemsOf(form, { [field.name]: `x${longest}` })).toEqual({ [field.name]: problem });
  });
});

it('lets no word turn round what stands beside it', () => {
  const { values } = checkForm(contact, {
    ...sampleOf(contact),
    name: 'Ada \u202egnitrap\u202c \u2067x\u2069',
  });
  expect(values.name).toBe('Ada gnitrap x');
});

it('keeps what joins letters and signs', () => {
  const name = 'नमस्\u200dते \u{1f469}\u200d\u{1f4bb}';
  expect(checkForm(contact, { ...sampleOf(contact), name }).values.name).toBe(name);
});

it.each(asked.filter(({ field }) => ['text', 'long-text'].includes(field.kind)))(
  '$about is cleaned',
  ({ form, field }) => {
    const { values } = checkForm(form, { ...sampleOf(form), [field.name]: ' a\r\n\tb\rc\u0000\u0007 ' });
    expect(values).toHaveProperty(field.name, field.kind === 'text' ? 'a b c' : 'a\n\tb\nc');
  },
);

it('names every field that is missing, in the order of the form', () => {
  const { problems } = checkForm(contact, {});
  expect(Object.entries(problems ?? {})).toEqual(
    ['name', 'email', 'company', 'role', 'message'].map((name) => [name, 'missing']),
  );
});

it('hands on what is asked for, and nothing else', () => {
  const { values } = checkForm(webinar, { ...sampleOf(webinar), message: 'x', payment_id: 'forged' });
  expect(Object.keys(values)).toEqual(['name', 'email', 'company', 'role']);
  expect(checkForm(newsletter, { email: ' a@b.co ' }).values).toEqual({ email: 'a@b.co' });
});

it('has types that come from the definition', () => {
  expectTypeOf<SentValues<'contact'>['message']>().toEqualTypeOf<string>();
  expectTypeOf<SentValues<'contact'>['industry']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<SentValues<'assessment-report'>['q11']>().toEqualTypeOf<string>();
  expectTypeOf<SentValues<'webinar'>>().not.toHaveProperty('message');
});
