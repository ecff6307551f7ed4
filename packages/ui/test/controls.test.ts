import { createElement } from 'react';
import { expect, test } from 'vitest';
import { argTypeOf } from '../../../.storybook/docs/controls.ts';

const kindWith = (value: unknown, ...types: string[]) => {
  const { type } = argTypeOf({ name: 'prop', types, required: false, about: '' }, value);
  return (type as { name: string }).name;
};
const kindOf = (...types: string[]) => kindWith(undefined, ...types);

test('what can be typed in gets a field, and not an object to fill', () => {
  expect(kindOf('ReactNode')).toBe('string');
  expect(kindOf('string | null')).toBe('string');
  expect(kindOf('string | number')).toBe('string');
  expect(kindOf(`\`#\${string}\``)).toBe('string');
  expect(kindOf('number | null')).toBe('number');
  expect(kindOf('boolean')).toBe('boolean');
  expect(kindOf('"start"', '"end"')).toBe('enum');
  expect(kindOf('readonly Feature[]')).toBe('other');
  expect(kindOf('((index: number | null) => void)')).toBe('function');
});

test('a number gets a field for numbers, whatever else it might have been', () => {
  expect(kindWith(3, 'string | number')).toBe('number');
  expect(kindWith(3, 'ReactNode')).toBe('number');
  expect(kindWith('3', 'string | number')).toBe('string');
});

test('an element has no control, nor what would begin as an empty object', () => {
  const controlOf = (types: string[], value: unknown) =>
    argTypeOf({ name: 'prop', types, required: false, about: '' }, value).control;
  expect(controlOf(['ReactNode'], createElement('b'))).toBe(false);
  expect(controlOf(['ReactNode'], ['Half', createElement('b', { key: 'bold' })])).toBe(false);
  expect(controlOf(['Ref<HTMLElement>'], undefined)).toBe(false);
  expect(controlOf(['readonly Feature[]'], undefined)).toBe(false);
  expect(controlOf(['readonly Feature[]'], [])).toBeUndefined();
  expect(controlOf(['ReactNode'], 'Words')).toBeUndefined();
  expect(controlOf(['ReactNode'], undefined)).toBeUndefined();
});
