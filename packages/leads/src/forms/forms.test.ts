import { describe, expect, it } from 'vitest';
import { parseHostForm } from './forms.ts';
import { formLimits } from './limits.ts';

const id = '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a';

function post(fields: Record<string, string>) {
  return parseHostForm(Object.entries(fields));
}

describe('parseHostForm', () => {
  it('takes the fields of a known form and keeps its own fields out of them', () => {
    const result = post({ 'form-name': 'contact', 'bot-field': '', submission_id: id, name: ' Ada ' });
    expect(result).toEqual({
      ok: true,
      form: { form_name: 'contact', fields: { name: 'Ada' }, submission_id: id, spam: false },
    });
  });

  it.each([{}, { 'form-name': 'order' }, { 'form-name': '__proto__' }])('does not know %o', (fields) => {
    expect(post(fields)).toMatchObject({ ok: false, status: 404 });
  });

  it('marks a filled bot field as spam', () => {
    expect(post({ 'form-name': 'newsletter', 'bot-field': 'x' })).toMatchObject({ form: { spam: true } });
  });

  it.each([
    [{ role: 'king' }, 'There is no role "king".'],
    [{ email: 'nope' }, 'Please check your e-mail address.'],
    [{ email: 'ada@example.com, eve@example.com' }, 'Please check your e-mail address.'],
  ])('refuses %o, which no page sends', (wrong, error) => {
    const fields = { 'form-name': 'workshop-booking', name: 'Ada', ...wrong };
    expect(post(fields)).toEqual({ ok: false, status: 400, error });
    expect(post({ ...fields, 'bot-field': 'x' })).toMatchObject({ ok: true, form: { spam: true } });
  });

  it('takes what has something missing', () => {
    const fields = { 'form-name': 'workshop-booking', name: 'Ada', email: '', role: '' };
    expect(post(fields)).toMatchObject({ ok: true });
  });

  it('leaves out an id that is none, so that the lead is stored all the same', () => {
    const result = post({ 'form-name': 'webinar', submission_id: 'payment_1' });
    expect(result.ok && 'submission_id' in result.form).toBe(false);
  });

  it('joins several values of one name', () => {
    const result = parseHostForm([
      ['form-name', 'assessment-report'],
      ['q1', 'Often'],
      ['q1', 'Never'],
    ]);
    expect(result).toMatchObject({ form: { fields: { q1: 'Often, Never' } } });
  });

  it('treats a field called __proto__ as a field', () => {
    const result = parseHostForm([
      ['form-name', 'contact'],
      ['__proto__', 'x'],
    ]);
    expect(result.ok && Object.keys(result.form.fields)).toEqual(['__proto__']);
  });

  it('refuses more than the limits allow', () => {
    const many = Array.from({ length: formLimits.fields + 1 }, (_, i) => [`f${i}`, 'x'] as const);
    const long = 'x'.repeat(formLimits.fieldValue + 1);
    expect(parseHostForm([['form-name', 'contact'], ...many])).toMatchObject({ status: 413 });
    expect(post({ 'form-name': 'contact', message: long })).toMatchObject({ status: 413 });
  });
});
