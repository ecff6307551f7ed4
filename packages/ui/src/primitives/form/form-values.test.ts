import { expect, test } from 'vitest';
import { formValues } from './form-values.ts';

test('one value is itself, several are a list, none are not there', () => {
  const data = new FormData();
  data.append('name', 'Ada');
  data.append('topic', 'culture');
  data.append('topic', 'delivery');
  data.append('empty', '');
  expect(formValues(data)).toEqual({ name: 'Ada', topic: ['culture', 'delivery'], empty: '' });
});
