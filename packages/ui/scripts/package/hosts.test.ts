import { expect, test } from 'vitest';
import { besideOthers } from './hosts.ts';

const utilities = '@layer components.lali.utilities{.lali_a{color:red}}';
const base = (rules: string) => besideOthers(`@layer base{${rules}}${utilities}`);

test('defaults lie below those of an application, and once more for our own elements above them', () => {
  const css = base(':where(.laliaflia) :where(a){color:inherit}');
  expect(css).toContain('@layer base.lali{:where(.laliaflia) :where(a){color:inherit}');
  expect(css.indexOf('components.lali.base')).toBeLessThan(css.indexOf('components.lali.utilities'));
  expect(css).toMatch(/@layer components\.lali\.base\{:where\(a\):where\(\[class\*=lali_\]/);
});

test('the order of the layers stays', () => {
  const css = besideOthers(`@layer base{p{margin:0}}@layer components,utilities;${utilities}`);
  expect(css).toMatch(/^@layer base\.lali\{/);
});

test('what only the class itself sets holds in both', () => {
  expect(base('.laliaflia{color:red}')).toContain('@layer components.lali.base{.laliaflia{color:red}');
});

test('no copy of what nobody resets, or what is important already', () => {
  expect(
    base(
      '[data-brand]:where(.laliaflia,.laliaflia *){color:red}svg:where(.laliaflia *){color:red!important}',
    ),
  ).not.toContain('components.lali.base{[');
});

test('the last rule takes every reset back, by less than a class', () => {
  const css = base('');
  expect(css).toMatch(/:not\((p ?)+\)\{background-color:revert-layer;[^}]+\}$/);
  expect(css).toContain('::placeholder{all:revert-layer}');
});

test('variables of Tailwind have names of ours', () => {
  const css = besideOthers(
    `.lali_a{--tw-scale-x:1;scale:var(--tw-scale-x) var(--tw-scale-y)}${utilities}@property --tw-scale-x{syntax:"*"}`,
  );
  expect(css).toContain('.lali_a{--lali_a:1;scale:var(--lali_a) var(--lali_b)}');
  expect(css).toContain('@property --lali_a{syntax:"*"}');
  expect(css).not.toContain('--tw-');
});
