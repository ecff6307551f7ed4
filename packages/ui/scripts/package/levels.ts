import { familyOf, isImportant } from './families.ts';
import { inOrder, type Rule } from './in-order.ts';
import { type Part, printSheet } from './sheet.ts';

/** A rule with its place among the layers. */
interface Levelled extends Rule {
  level: number;
}

/** Puts each rule above all of the same family before it. */
function climb(rules: readonly Rule[]): Levelled[] {
  const heights = new Map<string, number>();
  return rules.map(({ conditions, selector, declarations }) => {
    const concerned = declarations.map(familyOf);
    const level = Math.max(...concerned.map((family) => heights.get(family) ?? -1)) + 1;
    for (const family of concerned) heights.set(family, level);
    return { conditions, selector, declarations, level };
  });
}

/**
 * The rules of a sheet with a layer for each, so that every browser applies them as in the sheet, in whatever order they
 * are loaded and however often: what wins there by layer, specificity or place lies in a higher layer here. Rules that
 * set nothing in common share one. Among important declarations the lowest layer wins, so theirs are counted backwards.
 *
 * @param layers - The at-rules of the sheet's layers, the lowest first.
 */
export function levelsOf(parts: readonly Part[], layers: readonly string[]): Levelled[] {
  const sorted = inOrder(parts, layers);
  const only = (wanted: boolean) =>
    sorted
      .map((rule) => ({
        ...rule,
        declarations: rule.declarations.filter((each) => isImportant(each) === wanted),
      }))
      .filter(({ declarations }) => declarations.length > 0);
  return [...climb(only(false)), ...climb(only(true).reverse())];
}

const nameOf = (level: number): string => `l${level.toString(36)}`;

/** Names the layers from the lowest to the highest. */
export const orderOf = (levels: readonly Levelled[]): string => {
  const highest = Math.max(...levels.map(({ level }) => level));
  return Array.from({ length: highest + 1 }, (_, level) => nameOf(level)).join(',');
};

/** Rules in their layers; neighbours with the same at-rules share them. */
export function printLevels(rules: readonly Levelled[]): string {
  const parts: Part[] = [];
  const sorted = [...rules].sort((a, b) => a.level - b.level);
  let last: { key: string; parts: Part[] } | undefined;
  for (const { conditions, selector, declarations, level } of sorted) {
    const around = [`@layer ${nameOf(level)}`, ...conditions];
    const key = around.join('\n');
    if (last?.key !== key) {
      const inner: Part[] = [];
      const [outermost, ...others] = around as [string, ...string[]];
      const wrapped = others.reduceRight<Part[]>((held, condition) => [{ condition, parts: held }], inner);
      parts.push({ condition: outermost, parts: wrapped });
      last = { key, parts: inner };
    }
    last.parts.push({ selector, declarations: [...declarations] });
  }
  return printSheet(parts);
}
