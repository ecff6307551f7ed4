import { describe, expect, it } from 'vitest';
import { type FormName, forms } from './definitions.ts';
import { askedFields, type Form } from './form.ts';
import { keepHostForm, parseHostForm } from './host-form.ts';
import { postLimits } from './limits.ts';
import { sampleOf } from './samples.ts';

const id = '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a';

function post(fields: Record<string, string>) {
  return parseHostForm(Object.entries(fields));
}

/** A form that lacks nothing. */
function filled(name: FormName, others: Record<string, string> = {}) {
  return { 'form-name': name, ...sampleOf(forms[name]), ...others };
}

const wrong = (problems: Record<string, string>) => ({
  ok: false,
  refusal: { kind: 'wrong fields', problems },
});

describe('parseHostForm', () => {
  it('takes the fields of a known form and keeps its own fields out of them', () => {
    const result = post(filled('newsletter', { 'bot-field': '', submission_id: id, other: ' x ' }));
    expect(result).toEqual({
      ok: true,
      form: {
        form_name: 'newsletter',
        fields: { email: 'ada@example.com', other: 'x' },
        submission_id: id,
        spam: false,
      },
    });
  });

  it.each<[Record<string, string>, string]>([
    [{}, ''],
    [{ 'form-name': 'order' }, 'order'],
    [{ 'form-name': '__proto__' }, '__proto__'],
    [{ 'form-name': 'x'.repeat(150) }, 'x'.repeat(100)],
  ])('does not know %o', (fields, name) => {
    expect(post(fields)).toEqual({ ok: false, refusal: { kind: 'unknown form', name } });
  });

  it('marks a filled bot field as spam', () => {
    expect(post({ 'form-name': 'newsletter', 'bot-field': 'x' })).toMatchObject({ form: { spam: true } });
  });

  it.each([
    [{ role: 'king' }, { role: 'missing' }],
    [{ email: 'nope' }, { email: 'malformed' }],
    [{ email: 'ada@example.com, eve@example.com' }, { email: 'malformed' }],
    [{ name: ' \t' }, { name: 'missing' }],
    [
      { name: '', email: 'x' },
      { name: 'missing', email: 'malformed' },
    ],
    [{ message: 'x'.repeat(5001) }, { message: 'too long' }],
  ])('refuses %o, and gives back all that came; a program’s is kept', (written, problems) => {
    const fields = filled('workshop-booking', { workshopType: 'Deep Dive', ...written });
    const result = post(fields);
    expect(result).toMatchObject(wrong(problems));
    const { 'form-name': _, ...sent } = fields;
    for (const [name, value] of Object.entries(sent)) {
      expect(result).toHaveProperty(['refusal', 'sent', name], value.trim());
    }
    const isSpamKept = post({ ...fields, message: '', 'bot-field': 'x' });
    expect(isSpamKept).toMatchObject({ ok: true, form: { spam: true } });
  });

  it('stores what was asked for as the check has cleaned it', () => {
    const result = post(filled('contact', { name: ' Ada\r\nExample ', message: 'a\r\nb', topic: 'x' }));
    expect(result).toMatchObject({ form: { fields: { name: 'Ada Example', message: 'a\nb', topic: 'x' } } });
  });

  it('adds nothing that did not come', () => {
    const { message: _, ...short }: Record<string, string> = filled('workshop-booking');
    const result = post(short);
    expect(result.ok && 'message' in result.form.fields).toBe(false);
  });

  it('asks a page with a shorter form for no more than that has', () => {
    const short = { 'form-name': 'contact', email: 'ada@example.com', message: 'x', topic: 'idea-sprint' };
    expect(post(short)).toMatchObject({ ok: true, form: { fields: { topic: 'idea-sprint' } } });
    expect(post({ ...short, message: '' })).toMatchObject(wrong({ message: 'missing' }));
    for (const topic of ['strategy-call', 'constructor', '']) {
      expect(post({ ...short, topic })).toMatchObject(
        wrong({ name: 'missing', company: 'missing', role: 'missing' }),
      );
    }
  });

  it.each(['payment_1', '', `x${id}`, `${id}x`])('leaves out the id %j, which is none', (submission_id) => {
    // The lead is stored all the same.
    const result = post(filled('webinar', { submission_id }));
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && 'submission_id' in result.form).toBe(false);
  });

  it('joins several values of one name', () => {
    const result = parseHostForm([
      ...Object.entries(filled('assessment-report')),
      ['q1', 'Often'],
      ['q1', 'Never'],
    ]);
    expect(result).toMatchObject({ form: { fields: { q1: 'Often, Never' } } });
  });

  it('treats a field called __proto__ as a field', () => {
    const result = parseHostForm([...Object.entries(filled('newsletter')), ['__proto__', 'x']]);
    expect(result.ok && Object.keys(result.form.fields)).toEqual(['email', '__proto__']);
  });

  describe('takes as much as the limits allow, and no more:', () => {
    const base = filled('newsletter');
    const tooMuch = { ok: false, refusal: { kind: 'too much' } };

    it('fields', () => {
      const fields = (count: number) =>
        post({ ...base, ...Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, 'x'])) });
      expect(fields(postLimits.fields - 2)).toMatchObject({ ok: true });
      expect(fields(postLimits.fields - 1)).toEqual(tooMuch);
    });

    it('letters of a name', () => {
      const name = 'x'.repeat(postLimits.fieldName);
      expect(post({ ...base, [name]: 'y' })).toMatchObject({ ok: true });
      expect(post({ ...base, [`${name}x`]: 'y' })).toEqual(tooMuch);
    });

    it('letters of a value', () => {
      const other = 'x'.repeat(postLimits.fieldValue);
      expect(post({ ...base, other })).toMatchObject({ ok: true });
      expect(post({ ...base, other: `${other}x` })).toEqual({
        ok: false,
        refusal: { kind: 'field too long', field: 'other', limit: postLimits.fieldValue },
      });
    });

    it('letters of all names and values', () => {
      const size = 4000;
      const names = Array.from({ length: postLimits.totalCharacters / size }, (_, i) => `f${i}`);
      const fields = Object.fromEntries(names.map((name) => [name, 'x'.repeat(size - name.length)]));
      const spare = Object.entries(base).flat().join('').length;
      const fitting = { ...base, ...fields, f0: 'x'.repeat(size - 'f0'.length - spare) };
      expect(post(fitting)).toMatchObject({ ok: true });
      expect(post({ ...fitting, f0: `${fitting.f0}x` })).toEqual(tooMuch);
    });
  });
});

describe.each(Object.values<Form>(forms))('a post of $name', (form) => {
  const whole = { 'form-name': form.name, ...sampleOf(form) };

  it('is taken when nothing is missing', () => {
    expect(post(whole)).toMatchObject({ ok: true });
  });

  it.each(askedFields(form))('has to have $name where that is required, within its limit', (field) => {
    const { [field.name]: _, ...without } = whole as Record<string, string>;
    const refusal = field.required ? wrong({ [field.name]: 'missing' }) : { ok: true };
    expect(post(without)).toMatchObject(refusal);
    expect(post({ ...whole, [field.name]: ' ' })).toMatchObject(refusal);
    if (field.kind === 'select') return;
    const problem = field.kind === 'email' ? 'malformed' : 'too long';
    const long = `${'x'.repeat(field.limit)}@example.com`;
    expect(post({ ...whole, [field.name]: long })).toMatchObject(wrong({ [field.name]: problem }));
  });
});

describe('keepHostForm', () => {
  const keep = (fields: Record<string, string>) => keepHostForm(Object.entries(fields));

  it('takes what lacks nothing as it takes every post', () => {
    const fields = filled('workshop-booking', { submission_id: id, name: ' Ada\r\nExample ' });
    const parsed = post(fields);
    expect(keep(fields)).toEqual(parsed.ok && parsed.form);
  });

  it('keeps what lacks something, and says what', () => {
    const kept = keep(
      filled('workshop-booking', { name: '', email: 'ada@', role: 'king', submission_id: id }),
    );
    expect(kept).toMatchObject({
      submission_id: id,
      spam: false,
      fields: {
        name: '',
        email: 'ada@',
        role: 'king',
        company: 'Example GmbH',
        incomplete: 'name missing, email malformed, role missing',
      },
    });
  });

  it('says it of no spam', () => {
    const kept = keep({ 'form-name': 'webinar', 'bot-field': 'x' });
    expect(kept).toEqual({ form_name: 'webinar', fields: {}, spam: true });
  });

  it('lets nobody say it', () => {
    expect(keep(filled('webinar', { incomplete: 'no' }))?.fields).not.toHaveProperty('incomplete');
    const parsed = post(filled('webinar', { incomplete: 'no' }));
    expect(parsed.ok && parsed.form.fields).not.toHaveProperty('incomplete');
  });

  it('keeps a long text whole, and cuts what is more than any post may carry', () => {
    const long = keep(filled('contact', { message: 'x'.repeat(20_000) }));
    expect(long?.fields).toMatchObject({ message: 'x'.repeat(20_000), incomplete: 'message too long' });
    const huge = keep(filled('contact', { message: 'x'.repeat(50_000), topic: 'strategy-call' }));
    expect(huge?.fields.incomplete).toBe('message too long, cut off');
    expect(huge?.fields.message?.length).toBeGreaterThan(39_000);
    expect(JSON.stringify(huge?.fields).length).toBeLessThan(41_000);
    expect(huge?.fields).not.toHaveProperty('topic');
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`a${i}`, 'x']));
    expect(keep(filled('newsletter', many))?.fields.incomplete).toBe('cut off');
  });

  it('knows only our forms', () => {
    expect(keep({ 'form-name': 'order', email: 'ada@example.com' })).toBeUndefined();
  });
});

it.each([post, (fields: Record<string, string>) => ({ form: keepHostForm(Object.entries(fields)) })])(
  'keeps spam on one line where the database wants one',
  (read) => {
    const spam = filled('contact', { 'bot-field': 'x', name: 'Eve\nBcc: x', role: 'a\tb', message: '' });
    expect(read(spam)).toMatchObject({ form: { spam: true, fields: { name: 'Eve Bcc: x', role: 'a b' } } });
  },
);
