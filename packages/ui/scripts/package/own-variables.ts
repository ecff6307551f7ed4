import { mapRules, type Part, parseSheet, printSheet } from './sheet.ts';

type Rule = Extract<Part, { selector: string }>;

const propertyOf = (declaration: string): string => declaration.slice(0, declaration.indexOf(':'));

/** A rule for browsers that do not know `@property`, and `@property` itself. */
const isFirstValue = ({ selector }: Rule): boolean => selector.startsWith('*') || selector.startsWith('@');

const readIn = (declaration: string): string[] => declaration.match(/(?<=var\()--tw-[\w-]+/g) ?? [];

/** What one rule sets for itself alone, by the variable; undefined for a variable that more rules set or read. */
function ownVariables(parts: readonly Part[]): Map<string, Rule | undefined> {
  const owners = new Map<string, Rule | undefined>();
  const add = (name: string, rule: Rule) =>
    owners.set(name, !owners.has(name) || owners.get(name) === rule ? rule : undefined);
  mapRules(parts, (rule) => {
    if (isFirstValue(rule)) return rule;
    for (const each of rule.declarations) {
      for (const name of readIn(each)) add(name, rule);
      if (each.startsWith('--tw-')) add(propertyOf(each), rule);
    }
    return rule;
  });
  return owners;
}

/** The declarations of one rule with the values of its own variables in their places. */
function settled(declarations: readonly string[], isOwn: (name: string) => boolean): string[] {
  const values = new Map<string, string>();
  for (const each of declarations)
    if (isOwn(propertyOf(each))) values.set(propertyOf(each), each.slice(propertyOf(each).length + 1));
  const put = (text: string): string => {
    const next = text.replaceAll(
      /var\((--tw-[\w-]+)(?:, ?)?\)/g,
      (all, name: string) => values.get(name) ?? all,
    );
    return next === text ? text : put(next);
  };
  const isKept = (name: string) =>
    values.has(name) && declarations.some((each) => put(each).includes(`var(${name}`));
  return declarations.filter((each) => !values.has(propertyOf(each)) || isKept(propertyOf(each))).map(put);
}

/**
 * Tailwind lets utilities meet by variables: one sets a part of a shadow, another the rest. Where one rule sets a
 * variable and no other rule sets or reads it, its value stands in its place, and the variable is gone.
 */
export function settleVariables(css: string): string {
  const parts = parseSheet(css);
  const owners = ownVariables(parts);
  const changed = mapRules(parts, (rule) =>
    isFirstValue(rule)
      ? rule
      : { ...rule, declarations: settled(rule.declarations, (name) => owners.get(name) === rule) },
  );
  const read = new Set(readIn(printSheet(changed)));
  const isGone = (name: string) => name.startsWith('--tw-') && !read.has(name);
  return printSheet(
    mapRules(changed, (rule) => {
      if (rule.selector.startsWith('@property')) return isGone(rule.selector.slice(10)) ? undefined : rule;
      const declarations = rule.declarations.filter((each) => !isGone(propertyOf(each)));
      return { ...rule, declarations };
    }),
  );
}
