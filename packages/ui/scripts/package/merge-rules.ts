import { familyOf, isImportant } from './families.ts';
import type { Part } from './sheet.ts';
import { specificity } from './specificity.ts';

interface Placed {
  rule: { selector: string; declarations: string[] };
  around: string;
  weight: number;
  families: Set<string>;
  box: string;
}

/** Generated boxes of an element have their own styles. */
const boxOf = (selector: string) =>
  /::?(before|after|placeholder|marker|backdrop|-webkit-[\w-]+)/.exec(selector)?.[1] ?? '';

function placed(parts: readonly Part[], around = ''): Placed[] {
  return parts.flatMap((part): Placed[] => {
    if ('statement' in part) return [];
    if ('condition' in part) return placed(part.parts, `${around}\n${part.condition}`);
    if (part.selector.startsWith('@')) return [];
    return [
      {
        rule: part,
        around,
        weight: specificity(part.selector),
        families: new Set(part.declarations.map(familyOf)),
        box: boxOf(part.selector),
      },
    ];
  });
}

/** Whether the place of one rule decides against the other. */
const depend = (one: Placed, other: Placed): boolean =>
  one.weight === other.weight &&
  one.box === other.box &&
  [...one.families].some((family) => other.families.has(family));

/**
 * Rules with the same selector in the same at-rules become one, where nothing between them sets what they set on an
 * element that may have both classes. The declarations of `parts` are changed in place; emptied rules are to be dropped.
 *
 * @param mayMeet - Whether an element can have the classes of both selectors.
 */
export function mergeRules(parts: readonly Part[], mayMeet: (one: string, other: string) => boolean): void {
  const rules = placed(parts);
  const places = new Map(rules.map((rule, place) => [rule, place]));
  const groups = Map.groupBy(
    rules.filter(({ rule }) => !rule.selector.includes(',') && !rule.declarations.some(isImportant)),
    ({ around, rule }) => `${around}\n${rule.selector}`,
  );
  const gone = new Set<Placed>();
  /** Whether a rule may stand at the place of another one. */
  const fits = (moved: Placed, target: Placed): boolean => {
    const [from, to] = [places.get(moved) ?? 0, places.get(target) ?? 0];
    const between = rules.slice(Math.min(from, to) + 1, Math.max(from, to));
    return between.every(
      (each) => gone.has(each) || !depend(each, moved) || !mayMeet(each.rule.selector, moved.rule.selector),
    );
  };
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const [best] = group
      .map((target) => ({ target, movable: group.filter((each) => each !== target && fits(each, target)) }))
      .sort((a, b) => b.movable.length - a.movable.length);
    if (best === undefined || best.movable.length === 0) continue;
    const { target, movable } = best;
    const joined = group.filter((each) => each === target || movable.includes(each));
    target.rule.declarations = joined.flatMap(({ rule }) => rule.declarations);
    for (const each of movable) {
      gone.add(each);
      each.rule.declarations = [];
      for (const family of each.families) target.families.add(family);
    }
  }
}
