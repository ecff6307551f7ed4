import {
  type Cell,
  type CellGroup,
  clamp,
  ease,
  groupCells,
  lerp,
  phyllotaxis,
} from '../../media/living-figure/growing.ts';

/** A score of 0 still has a living core, as a share of the whole radius. */
const CORE = 0.2;
/** How far the outline goes in between two axes: without this the axes could not be distinguished. */
const WAIST = 0.4;
const CELLS = 460;

/** Directions of the axes in radians, clockwise; four are on the diagonals, where the corners have space for text. */
export function axisAngles(count: number): number[] {
  const start = count === 4 ? -Math.PI / 4 : -Math.PI / 2;
  return Array.from({ length: count }, (_, place) => start + (place * 2 * Math.PI) / count);
}

/** How far the form reaches in a direction, as a share of the radius. Scores are 0 to 100. */
export function reachAt(angle: number, scores: readonly number[]): number {
  const count = scores.length;
  const turn = ((angle - (axisAngles(count)[0] ?? 0)) / (2 * Math.PI) + 2) % 1;
  const place = turn * count;
  const from = Math.floor(place) % count;
  const between = place - Math.floor(place);
  const reach = (axis: number) => lerp(CORE, 1, clamp((scores[axis % count] ?? 0) / 100));
  const waist = 1 - WAIST * Math.sin(Math.PI * between) ** 2;
  return lerp(reach(from), reach(from + 1), ease(between)) * waist;
}

export interface GrowthForm {
  extent: number;
  rings: CellGroup[];
  /** The places where nothing has grown yet, as dots for a stroke with round caps. */
  open: string;
}

const wholes = new Map<string, ReturnType<typeof phyllotaxis>>();

/** The whole figure is the same for every result; the scores decide which cells are shown as grown. */
export function growthForm(scores: readonly number[], seed: number, cells = CELLS): GrowthForm {
  const key = `${seed} ${cells}`;
  const whole = wholes.get(key) ?? phyllotaxis({ seed, cells, parts: 0 });
  wholes.set(key, whole);
  const grown: Cell[] = [];
  let open = '';
  for (const cell of whole.cells) {
    const share = Math.hypot(cell.x, cell.y) / whole.reach;
    if (share <= reachAt(Math.atan2(cell.y, cell.x), scores)) grown.push(cell);
    else open += `M${cell.x} ${cell.y}h0`;
  }
  return { extent: whole.extent, rings: groupCells(grown), open };
}

/** The edge of a form as a closed line, for a comparison. */
export function outline(scores: readonly number[], extent: number): string {
  const steps = 144;
  return `M${Array.from({ length: steps }, (_, step) => {
    const angle = (step * 2 * Math.PI) / steps;
    const radius = (reachAt(angle, scores) * extent) / 2;
    return `${Math.round(radius * Math.cos(angle))} ${Math.round(radius * Math.sin(angle))}`;
  }).join('L')}z`;
}
