/** What a form holds, by name: an array where several controls of one name have a value. */
export type FormValues = Record<string, FormDataEntryValue | FormDataEntryValue[]>;

export function formValues(data: FormData): FormValues {
  const values: FormValues = {};
  for (const name of new Set(data.keys())) {
    const [first = '', ...others] = data.getAll(name);
    values[name] = others.length === 0 ? first : [first, ...others];
  }
  return values;
}
