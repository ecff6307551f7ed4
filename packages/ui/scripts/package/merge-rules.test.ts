import { expect, test } from 'vitest';
import { mergeRules } from './merge-rules.ts';
import { mapRules, parseSheet, printSheet } from './sheet.ts';

function merged(css: string, mayMeet: (one: string, other: string) => boolean = () => true): string {
  const parts = parseSheet(css);
  mergeRules(parts, mayMeet);
  return printSheet(mapRules(parts, (rule) => (rule.declarations.length === 0 ? undefined : rule)));
}

test('rules of one selector become one, across what sets other properties', () => {
  expect(merged('.a{color:red}.b{margin:0}.a{padding:0}')).toBe('.a{color:red;padding:0}.b{margin:0}');
});

test('the order of their declarations stays', () => {
  expect(merged('.a{padding:1px}.b{margin:0}.a{padding:2px}')).toBe(
    '.a{padding:1px;padding:2px}.b{margin:0}',
  );
});

test('a rule does not move past one that sets the same on the same element', () => {
  const css = '.a{color:red}.b{padding:0}.b{color:blue}.a{padding-inline:0}';
  expect(merged(css)).toBe('.a{color:red}.b{padding:0;color:blue}.a{padding-inline:0}');
  expect(merged(css, () => false)).toBe('.a{color:red;padding-inline:0}.b{padding:0;color:blue}');
});

test('what weighs more, or draws another box, does not depend on places', () => {
  expect(merged('.a{color:red}.b:hover{padding:0}.b:before{padding:0}.a{padding:1px}')).toBe(
    '.a{color:red;padding:1px}.b:hover{padding:0}.b:before{padding:0}',
  );
});

test('important declarations, other at-rules and lists stay where they are', () => {
  const css =
    '.a{color:red}.b{gap:0}.a{margin:0!important}.a,.c{margin:0}@media print{.a{margin:1px}}.b{order:1}';
  expect(merged(css)).toBe(
    '.a{color:red}.b{gap:0;order:1}.a{margin:0!important}.a,.c{margin:0}@media print{.a{margin:1px}}',
  );
});
