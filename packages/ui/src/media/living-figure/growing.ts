/* For other figures that are drawn by the same rules: how cells grow, how they become paths, and how growth plays. */
export { type CellGroup, groupCells } from './draw-cells.ts';
export { type Cell, clamp, ease, lerp } from './rules/geometry.ts';
export { phyllotaxis } from './rules/phyllotaxis.ts';
export { useGrowth } from './use-growth.ts';
