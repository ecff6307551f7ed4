import type { SketchMark } from './marks.ts';
import { drawMarks, pressures } from './pencil.ts';

export interface SketchSheet {
  /** Width of the sheet in units. Default 320. */
  width?: number;
  /** Height of the sheet in units. Default 220. */
  height?: number;
  /** As that of the Sketch that shows it. Default 1. */
  seed?: number;
}

/** Graphite: a picture does not inherit the theme in every browser. 3.9:1 on a light page, 4.3:1 on a dark one. */
const graphite = '#7b7a77';

/** The pencil lines of a sketch as a file of its own, for the `href` of Sketch. Notes are not among them: they are text. */
export function sketchFile(
  marks: readonly SketchMark[],
  { width = 320, height = 220, seed }: SketchSheet = {},
): string {
  const strokes = drawMarks(marks, seed);
  const paths = pressures.map(([pressure, strokeWidth]) => {
    const d = strokes[pressure];
    return d === ''
      ? ''
      : `<path d="${d}" stroke-width="${strokeWidth}" vector-effect="non-scaling-stroke"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${graphite}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`;
}
