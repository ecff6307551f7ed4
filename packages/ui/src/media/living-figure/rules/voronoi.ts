import type { Point } from './geometry.ts';

/** What of a convex polygon lies on the side of a line that `toward` does not point to. */
function cut(polygon: readonly Point[], at: Point, toward: Point): Point[] {
  const side = (p: Point) => (p.x - at.x) * toward.x + (p.y - at.y) * toward.y;
  const kept: Point[] = [];
  polygon.forEach((p, i) => {
    const next = polygon[(i + 1) % polygon.length] as Point;
    const a = side(p);
    const b = side(next);
    if (a <= 0) kept.push(p);
    if (a < 0 !== b < 0 && a !== b) {
      const t = a / (a - b);
      kept.push({ x: p.x + (next.x - p.x) * t, y: p.y + (next.y - p.y) * t });
    }
  });
  return kept;
}

/** The cell of `site` among its neighbours, smaller by `inset` on every side; empty where nothing is left of it. */
export function cellOf(site: Point, neighbours: readonly Point[], inset: number, reach: number): Point[] {
  let polygon: Point[] = [
    { x: site.x - reach, y: site.y - reach },
    { x: site.x + reach, y: site.y - reach },
    { x: site.x + reach, y: site.y + reach },
    { x: site.x - reach, y: site.y + reach },
  ];
  for (const other of neighbours) {
    const dx = other.x - site.x;
    const dy = other.y - site.y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    const share = 0.5 - inset / distance;
    polygon = cut(polygon, { x: site.x + dx * share, y: site.y + dy * share }, { x: dx, y: dy });
  }
  return polygon;
}

/** The middle of a polygon's area. */
export function centreOf(polygon: readonly Point[]): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  polygon.forEach((p, i) => {
    const next = polygon[(i + 1) % polygon.length] as Point;
    const cross = p.x * next.y - next.x * p.y;
    area += cross;
    x += (p.x + next.x) * cross;
    y += (p.y + next.y) * cross;
  });
  return { x: x / (3 * area), y: y / (3 * area) };
}
