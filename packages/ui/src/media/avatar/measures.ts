/**
 * The base tones of a portrait, and what lies on them: a `blush` on skin, strands on hair, tiles on cloth. `trim` is a
 * second cloth, `fold` the side of cloth that has no light, `light` is white.
 */
export type PortraitPaint =
  | 'skin'
  | 'shade'
  | 'blush'
  | 'lips'
  | 'hair'
  | 'strand'
  | 'cloth'
  | 'tile'
  | 'fold'
  | 'trim'
  | 'light'
  | 'ink'
  | 'pollen';

/** A closed area, or a line if it has a width. */
export interface Shape {
  paint: PortraitPaint;
  d: string;
  width?: number;
}

export interface PortraitCell {
  x: number;
  y: number;
  /** Edge length. */
  size: number;
  /** Radius of the corners: half the size is round. */
  corner: number;
  paint: PortraitPaint;
}

/** A frame is this many units wide and high: the head takes 60 % of its height, and it cuts the chest. */
export const PORTRAIT = 960;

/** How far a bust that has no frame is seen beyond each side of one. */
export const beyond = 120;

/** For 44 px, where shapes do without cells; from 72, and from 120. */
export type Detail = 'few' | 'many' | 'fine';

/** The smallest cell that is drawn: 3 px as rendered, and a whole number of steps. */
export const smallest: Record<Detail, number> = { few: 70, many: 42, fine: 24 };

/** Units of a step: a drawing is as exact as it is large. */
export const grids: Record<Detail, number> = { few: 10, many: 6, fine: 3 };
