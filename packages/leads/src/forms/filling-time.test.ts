import { expect, it } from 'vitest';
import { fillingTimeField, usableSeconds } from './filling-time.ts';
import { parseHostForm } from './host-form.ts';

it.each([0, 42, 86_400, '0', '42', '86400'])('takes %j', (value) => {
  expect(usableSeconds(value)).toBe(Number(value));
});

const unusable = ['', '-1', '4.5', '1e3', '86401', '99999999999', 'NaN', '42, 42', 'soon'];
it.each([...unusable, -1, 4.5, 86_401, Number.NaN, Number.POSITIVE_INFINITY])(
  'takes %j for none',
  (value) => {
    expect(usableSeconds(value)).toBeUndefined();
  },
);

const post = (time: string) =>
  parseHostForm([
    ['form-name', 'newsletter'],
    ['email', 'ada@example.com'],
    [fillingTimeField, time],
  ]);

it('is a field of a posted form', () => {
  expect(post('42')).toMatchObject({ ok: true, form: { spam: false, fields: { filling_seconds: '42' } } });
});

it.each(unusable)('a form is stored without the time %j', (time) => {
  expect(post(time)).toEqual({
    ok: true,
    form: { form_name: 'newsletter', fields: { email: 'ada@example.com' }, spam: false },
  });
});
