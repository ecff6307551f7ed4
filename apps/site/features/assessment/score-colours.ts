import { at, grownFill, grownStroke, takenFill } from '../../pictures/cells.tsx';
import type { Category } from './scoring/types.ts';

/* Each score has one colour wherever it is drawn: three on the way from grown to built, and pollen, which is on none. */
const ways: Readonly<Record<Category, number | undefined>> = {
  discovery: 0,
  creativity: 0.4,
  delivery: undefined,
  culture: 1,
};

const takenStroke = ['lali:fill-none', 'lali:stroke-highlight', 'lali:forced-colors:stroke-[Highlight]'].join(
  ' ',
);

export function scoreColour(category: Category) {
  const way = ways[category];
  return way === undefined
    ? { fill: takenFill, stroke: takenStroke, style: undefined, isPollen: true }
    : { fill: grownFill, stroke: grownStroke, style: at(way), isPollen: false };
}
