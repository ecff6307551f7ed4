import { expect, test } from 'vitest';
import { compactSheet, componentsOf, tokensIn } from './compact.ts';

const tokens = new Set(['--lali-color-page']);
const compact = (css: string) => compactSheet(css, tokens);

const supports = '@supports (color:color-mix(in lab, red, red))';

test('what a browser without color-mix would draw is gone', () => {
  expect(
    compact(
      `.a{color:red;background:blue}${supports}{.a{background:color-mix(in lab,red,blue)}}.b{margin:0}`,
    ),
  ).toBe('.a{color:red;background:color-mix(in lab,red,blue)}.b{margin:0}');
  expect(compact(`@media print{.a{color:red}${supports}{.a{color:color-mix(in lab,red,blue)}}}`)).toBe(
    '@media print{.a{color:color-mix(in lab,red,blue)}}',
  );
});

test('other questions to a browser stay', () => {
  const css = '@supports (interpolate-size:allow-keywords){.a{height:auto}}';
  expect(compact(css)).toBe(css);
});

test('a variable of Tailwind that nothing reads is gone, and what read only for it', () => {
  expect(
    compact(
      '.a{--tw-leading:1;line-height:1}.b{--tw-x:1}.c{translate:var(--tw-y)}@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}.d{--tw-old:var(--tw-older)}.e{--tw-older:1}',
    ),
  ).toBe('.a{line-height:1}.c{translate:var(--tw-y)}@property --tw-y{syntax:"*";inherits:false}');
});

test('a variable of Tailwind that nothing sets is its first value', () => {
  const property = (name: string, initial = '') => `@property ${name}{syntax:"*";inherits:false${initial}}`;
  expect(
    compact(
      `*{--tw-ring:0 0 #0000}.a{--tw-shadow:0 1px red;box-shadow:var(--tw-ring),var(--tw-shadow);touch-action:var(--tw-pan,)pan-y}${property('--tw-ring', ';initial-value:0 0 #0000')}${property('--tw-pan')}`,
    ),
  ).toBe('.a{--tw-shadow:0 1px red;box-shadow:var(--tw-shadow);touch-action:pan-y}');
});

test('a value of Tailwind’s own theme stands where it is used, a token of ours stays a variable', () => {
  expect(
    compact(
      '@layer theme{:root{--lali-leading-tight:1.25;--lali-color-page:#fff}}.a{line-height:var(--lali-leading-tight);color:var(--lali-color-page)}',
    ),
  ).toBe('@layer theme{:root{--lali-color-page:#fff}}.a{line-height:1.25;color:var(--lali-color-page)}');
});

test('the tokens are those that the theme declares', () => {
  expect(tokensIn('@theme static prefix(lali) {\n  --color-page: #fff;\n}\n')).toEqual(tokens);
});

test('the components have no theme and no defaults, and nothing of theirs lies above an application’s', () => {
  expect(
    componentsOf(
      '@layer properties{*{--tw-y:0}}@layer theme{:root{--lali-a:1}}@layer base.lali{p{margin:0}}@layer components.lali.parts{.a{color:red}}',
    ),
  ).toBe(
    '@layer theme,base,components,utilities;@layer base{*{--tw-y:0}}@layer components.lali.parts{.a{color:red}}',
  );
});

test('nothing is said twice, and spaces that separate nothing are gone', () => {
  expect(
    compact(
      '.a{-webkit-text-decoration:none;-webkit-text-decoration:none;-webkit-mask-image:none;mask-image:none;margin:0  auto }.b{-webkit-mask-image:none;content:"a, b";font-family:"A, B", serif;touch-action:  var(--a, ) min(1px, 2px)}',
    ),
  ).toBe(
    '.a{-webkit-text-decoration:none;mask-image:none;margin:0 auto}.b{-webkit-mask-image:none;content:"a, b";font-family:"A, B",serif;touch-action:var(--a, ) min(1px,2px)}',
  );
});
