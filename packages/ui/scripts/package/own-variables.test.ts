import { expect, test } from 'vitest';
import { settleVariables } from './own-variables.ts';

const property = (name: string) => `@property ${name}{syntax:"*";inherits:false;initial-value:0}`;

test('what one rule sets for itself alone stands in its place', () => {
  expect(
    settleVariables(
      `*,:before{--tw-x:0;--tw-y:0}.a{--tw-x:1px;--tw-y:var(--tw-x);translate:var(--tw-x) var(--tw-y)}${property('--tw-x')}${property('--tw-y')}`,
    ),
  ).toBe('*,:before{}.a{translate:1px 1px}');
});

test('what two rules set, or one sets and another reads, stays', () => {
  const css = `.a{--tw-x:1px;translate:var(--tw-x)}.b{--tw-x:2px}.c{--tw-y:1}.d{scale:var(--tw-y)}${property('--tw-x')}${property('--tw-y')}`;
  expect(settleVariables(css)).toBe(css);
});

test('a variable with something else in case it is not set keeps both', () => {
  const css = '.a{--tw-x:1px;translate:var(--tw-x,2px)}';
  expect(settleVariables(css)).toBe(css);
});

test('of a variable that a rule sets twice the last value counts', () => {
  expect(settleVariables('.a{--tw-x:1px;--tw-x:2px;translate:var(--tw-x, )}')).toBe('.a{translate:2px}');
});

test('what nothing reads any more is gone, in every rule', () => {
  expect(settleVariables(`.a{--tw-x:1px}.b{--tw-x:2px;margin:0}${property('--tw-x')}`)).toBe(
    '.a{}.b{margin:0}',
  );
});
