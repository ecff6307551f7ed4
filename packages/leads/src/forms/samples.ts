import { type AskedValues, askedFields, type Form } from './form.ts';

const values = {
  text: 'Example GmbH',
  email: 'ada@example.com',
  tel: '069 90009000',
  'long-text': 'We would like to talk about a redesign.\n\nBest, Ada',
} as const;

/** For tests: a value that holds for each field that a visitor fills in. */
export function sampleOf<F extends Form>(form: F): AskedValues<F> {
  const filled = askedFields(form).map((field) => {
    if (field.name === 'name') return [field.name, 'Ada Example'];
    return [
      field.name,
      field.kind === 'select' ? (field.options[1] ?? field.options[0]) : values[field.kind],
    ];
  });
  return Object.fromEntries(filled) as AskedValues<F>;
}
