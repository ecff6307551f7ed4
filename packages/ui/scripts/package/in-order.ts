import { type Part, split } from './sheet.ts';
import { specificity } from './specificity.ts';

/** One selector with its declarations, and the at-rules around it. */
export interface Rule {
  conditions: readonly string[];
  selector: string;
  declarations: readonly string[];
}

interface Ranked extends Rule {
  rank: readonly [layer: number, specificity: number];
}

function flatten(parts: readonly Part[], layers: readonly string[]): Ranked[] {
  const found: Ranked[] = [];
  const walk = (inner: readonly Part[], layer: number, conditions: readonly string[]) => {
    for (const part of inner) {
      if ('statement' in part) continue;
      if ('condition' in part) {
        const begun = layers.indexOf(part.condition);
        if (begun >= 0) walk(part.parts, begun, conditions);
        else if (layer >= 0) walk(part.parts, layer, [...conditions, part.condition]);
      } else if (layer >= 0 && !part.selector.startsWith('@')) {
        const { declarations } = part;
        for (const selector of split(part.selector, ','))
          found.push({ conditions, selector, declarations, rank: [layer, specificity(selector)] });
      }
    }
  };
  walk(parts, -1, []);
  return found;
}

/**
 * The rules in some layers of a sheet, one selector each, so that a later one wins over an earlier one: by layer, then by
 * specificity, then by place.
 *
 * @param layers - The at-rules of the layers, the lowest first.
 */
export function inOrder(parts: readonly Part[], layers: readonly string[]): Rule[] {
  return flatten(parts, layers)
    .map((rule, place) => ({ ...rule, place }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.place - b.place)
    .map(({ conditions, selector, declarations }) => ({ conditions, selector, declarations }));
}
