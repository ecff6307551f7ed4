export type Point = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };
export type Triangle = readonly [apex: Point, start: Point, end: Point];

/** How far beyond the corners of the panel a movement may aim: hands are not rulers. */
const tolerance = 12;

/**
 * The safe triangle: from a point to the two corners of the box's edge that faces it. Whoever stays inside it is on
 * the way to the box. `null` when the point lies in the box already.
 */
export function safeTriangle(from: Point, box: Box): Triangle | null {
  const { left, top, right, bottom } = box;
  if (from.y <= top) return [from, { x: left - tolerance, y: top }, { x: right + tolerance, y: top }];
  if (from.y >= bottom)
    return [from, { x: left - tolerance, y: bottom }, { x: right + tolerance, y: bottom }];
  if (from.x <= left) return [from, { x: left, y: top - tolerance }, { x: left, y: bottom + tolerance }];
  if (from.x >= right) return [from, { x: right, y: top - tolerance }, { x: right, y: bottom + tolerance }];
  return null;
}

/** Whether a point lies in a triangle, its edges included. A triangle without area contains nothing. */
export function contains([a, b, c]: Triangle, point: Point): boolean {
  const side = (p: Point, q: Point) => (q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x);
  const sides = [side(a, b), side(b, c), side(c, a)];
  const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  if (area === 0) return false;
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}

/** Whether somebody who moved from one point to the other is on the way to the box (or in it). */
export function isHeadingTo(from: Point, to: Point, box: Box): boolean {
  if (from.x === to.x && from.y === to.y) return false;
  const triangle = safeTriangle(from, box);
  return triangle === null || contains(triangle, to);
}
