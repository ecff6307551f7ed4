import type { Point } from './geometry.ts';

type Course = (t: number) => Point;

const r = (n: number) => Math.round(n);

/** The curve through `at` between two shares of its way, as cubic segments (without the first move). */
function segments(at: Course, from: number, to: number, steps: number): string {
  const step = (to - from) / steps;
  const nudge = 0.001 * Math.sign(step);
  const slope = (t: number) => {
    const a = at(t - nudge);
    const b = at(t + nudge);
    return { x: ((b.x - a.x) / (2 * nudge)) * (step / 3), y: ((b.y - a.y) / (2 * nudge)) * (step / 3) };
  };
  let d = '';
  for (let i = 0; i < steps; i++) {
    const start = from + i * step;
    const a = at(start);
    const b = at(start + step);
    const out = slope(start);
    const back = slope(start + step);
    d += `C${r(a.x + out.x)} ${r(a.y + out.y)} ${r(b.x - back.x)} ${r(b.y - back.y)} ${r(b.x)} ${r(b.y)}`;
  }
  return d;
}

/** A line along `at`; one segment for each `segment` of its way (0 to 1). */
export function along(at: Course, from: number, to: number, segment = 0.055): string {
  const start = at(from);
  const steps = Math.max(1, Math.round((to - from) / segment));
  return `M${r(start.x)} ${r(start.y)}${segments(at, from, to, steps)}`;
}

/** A filled limb along `at` that tapers from one width to another. */
export function tapered(at: Course, fromWidth: number, toWidth: number, steps = 5): string {
  const flank = (side: number) => (t: number) => {
    const a = at(t - 0.001);
    const b = at(t + 0.001);
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const off = (side * (fromWidth + (toWidth - fromWidth) * t)) / 2 / length;
    const p = at(t);
    return { x: p.x - (b.y - a.y) * off, y: p.y + (b.x - a.x) * off };
  };
  const start = flank(1)(0);
  const turn = flank(-1)(1);
  return `M${r(start.x)} ${r(start.y)}${segments(flank(1), 0, 1, steps)}L${r(turn.x)} ${r(turn.y)}${segments(flank(-1), 1, 0, steps)}z`;
}

/** A cubic curve by its four points. */
export function cubic(a: Point, b: Point, c: Point, d: Point): Course {
  return (t) => {
    const u = 1 - t;
    const [p, q, s, w] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return { x: p * a.x + q * b.x + s * c.x + w * d.x, y: p * a.y + q * b.y + s * c.y + w * d.y };
  };
}
