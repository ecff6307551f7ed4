/** As in a style sheet: the two handles of a curve from 0, 0 to 1, 1. */
type Curve = readonly [x1: number, y1: number, x2: number, y2: number];
type Pair = readonly [x: number, y: number];

/** Along one axis of the curve, at its own parameter. */
const along = (from: number, to: number, t: number) =>
  3 * (1 - t) ** 2 * t * from + 3 * (1 - t) * t ** 2 * to + t ** 3;

/** How far one is on the way at a time, both from 0 to 1. */
function wayAt(time: number, [x1, y1, x2, y2]: Curve): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 40; i++) {
    const t = (low + high) / 2;
    if (along(x1, x2, t) < time) low = t;
    else high = t;
  }
  return along(y1, y2, (low + high) / 2);
}

/** So many frames at equal times, the first and the last among them. */
export function frames(count: number, curve: Curve): readonly { time: number; way: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const time = i / (count - 1);
    return { time, way: Math.round(1000 * wayAt(time, curve)) / 1000 };
  });
}

/** The curve as a path, from a point on, so wide and so high. */
export function pathOf([x1, y1, x2, y2]: Curve, [x, y]: Pair, [width, height]: Pair): string {
  const point = (across: number, up: number) => `${x + across * width} ${y - up * height}`;
  return `M${point(0, 0)}C${point(x1, y1)} ${point(x2, y2)} ${point(1, 1)}`;
}
