import { expect, it } from 'vitest';
import { fillingOf } from './filling.ts';

const ids = () => {
  let count = 0;
  return () => `id-${++count}`;
};

it('keeps its id as long as it says the same', () => {
  const newId = ids();
  const first = fillingOf({ email: 'ada@example.com' }, undefined, newId);
  const again = fillingOf({ email: 'ada@example.com' }, first, newId);
  expect(again).toBe(first);
  expect(first.id).toBe('id-1');
});

it('is another message once its words have changed', () => {
  const newId = ids();
  const first = fillingOf({ email: 'ada@exmaple.com' }, undefined, newId);
  expect(fillingOf({ email: 'ada@example.com' }, first, newId).id).toBe('id-2');
});
