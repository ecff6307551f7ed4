import { expect, test } from 'vitest';
import { mapRules, parseSheet, printSheet, split } from './sheet.ts';

const css = `@layer a,b;@layer a{.x\\:y\\,z{color:red;content:"};{"}@media (width>=1px){.b{margin:0 calc(1px + 2px)}}}@keyframes k{0%{opacity:0}to{opacity:1}}.c{}`;

test('a sheet that was read is written as it was', () => {
  expect(printSheet(parseSheet(css))).toBe(css);
});

test('its rules are found in at-rules, too, and an empty at-rule goes with them', () => {
  const selectors: string[] = [];
  const kept = mapRules(parseSheet(css), (rule) => {
    selectors.push(rule.selector);
    return rule.selector === '.b' ? undefined : rule;
  });
  expect(selectors).toEqual(['.x\\:y\\,z', '.b', '@keyframes k', '.c']);
  expect(printSheet(kept)).not.toContain('@media');
});

test('brackets, quotes and escaped signs separate nothing', () => {
  expect(split('a:is(b,c),d\\,e,"f,g"', ',')).toEqual(['a:is(b,c)', 'd\\,e', '"f,g"']);
});
