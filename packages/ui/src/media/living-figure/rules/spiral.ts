import { clamp, ease, GOLDEN_ANGLE, lerp, PITCH, type Point } from './geometry.ts';

/** Spacing in the very centre, as a share of the spacing at the rim: young cells are small and close. */
const CORE_SPACING = 0.6;
/** Golden-angle spirals pack a little looser than a square lattice of the same density. */
const PACKING = 0.985;

export type SpiralPoint = Point & { index: number };

/** Local spacing of the cells at radius `t` (share of `full`, the radius from which spacing is constant). */
export const spacingAt = (t: number) => PITCH * lerp(CORE_SPACING, 1, ease(clamp(t)));

/**
 * The first cells of a golden-angle spiral out to `radius`. Each cell turns by the golden angle and steps
 * outwards by as much as its own area needs, so density follows `spacingAt` and nothing crowds.
 */
export function spiral({ radius, full }: { radius: number; full: number }): SpiralPoint[] {
  const cells: SpiralPoint[] = [];
  let area = 0;
  for (let index = 0; ; index++) {
    const near = Math.sqrt(area / Math.PI);
    const own = (spacingAt(near / full) * PACKING) ** 2;
    const at = Math.sqrt((area + own / 2) / Math.PI);
    if (at > radius) return cells;
    area += own;
    const angle = index * GOLDEN_ANGLE;
    cells.push({ x: at * Math.cos(angle), y: at * Math.sin(angle), index });
  }
}

/** The share of its spacing that a disc in the core fills. */
export const CORE_FILL = 0.63;
/** No cell is rendered smaller than this, in px. */
export const LEAST_CELL = 3;

/** How many cells a figure of this width (px) may have before those in its core get too small. */
export const mostCells = (size: number) =>
  Math.floor(((0.84 * CORE_SPACING * CORE_FILL * size) / LEAST_CELL) ** 2);
