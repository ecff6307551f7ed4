import type { Cell, Point } from './geometry.ts';

type Outline = Pick<Cell, 'x' | 'y' | 'size' | 'corner' | 'rotation'>;

function core({ x, y, size, corner, rotation }: Outline): Point[] {
  const half = Math.max(size / 2 - corner, 0);
  const angle = (rotation * Math.PI) / 180;
  const cos = Math.cos(angle) * half;
  const sin = Math.sin(angle) * half;
  return [
    { x: x + cos - sin, y: y + sin + cos },
    { x: x - cos - sin, y: y - sin + cos },
    { x: x - cos + sin, y: y - sin - cos },
    { x: x + cos + sin, y: y + sin - cos },
  ];
}

function toSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const t = length ? Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length)) : 0;
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

function contains(points: Point[], p: Point): boolean {
  let sign = 0;
  for (let i = 0; i < 4; i++) {
    const a = points[i] as Point;
    const b = points[(i + 1) % 4] as Point;
    const cross = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    if (cross === 0) continue;
    if (sign && Math.sign(cross) !== sign) return false;
    sign = Math.sign(cross);
  }
  return sign !== 0;
}

/** Free space between two cells, exactly (a cell is a square swollen by its corner); negative: they overlap. */
export function clearance(one: Outline, other: Outline): number {
  const a = core(one);
  const b = core(other);
  const swell = one.corner + other.corner;
  if (a.some((p) => contains(b, p)) || b.some((p) => contains(a, p))) return -swell;
  let least = Number.POSITIVE_INFINITY;
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const p of from)
      for (let i = 0; i < 4; i++)
        least = Math.min(least, toSegment(p, to[i] as Point, to[(i + 1) % 4] as Point));
  }
  return least - swell;
}

/** The smallest clearance between any two cells. */
export function leastClearance(cells: readonly Outline[]): number {
  let least = Number.POSITIVE_INFINITY;
  cells.forEach((a, i) => {
    for (let j = i + 1; j < cells.length; j++) {
      const b = cells[j] as Outline;
      if (Math.hypot(a.x - b.x, a.y - b.y) > (a.size + b.size) * 0.8) continue;
      least = Math.min(least, clearance(a, b));
    }
  });
  return least;
}
