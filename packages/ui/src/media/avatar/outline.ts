export interface Spot {
  x: number;
  y: number;
}

/** A start, two handles, and an end. */
export type Curve = readonly Spot[];

/** Steps of each curve. */
const STEPS = 8;

/** From here on no cell reaches an outline. */
const FAR = 40;

/** The numbers of a path as places. */
export function spotsOf(text: string): Spot[] {
  const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1] as number }] : []));
}

/** A closed outline as corners, and the box around it. */
export interface Outline {
  corners: readonly Spot[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const known = new Map<string, Outline>();

/** Of a path that is written with the absolute commands M, L, C and Z alone. */
export function outlineOf(d: string): Outline {
  const before = known.get(d);
  if (before) return before;
  const corners = cornersOf(d);
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const outline = {
    corners,
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
  known.set(d, outline);
  return outline;
}

function cornersOf(d: string): Spot[] {
  const corners: Spot[] = [];
  for (const [, command, text = ''] of d.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const spots = spotsOf(text);
    if (command !== 'C') corners.push(...spots);
    else
      for (let i = 0; i < spots.length; i += 3) {
        const curve = [corners.at(-1) as Spot, ...spots.slice(i, i + 3)];
        for (let step = 1; step <= STEPS; step += 1) corners.push(along(curve, step / STEPS));
      }
  }
  return corners;
}

export function along(curve: Curve, t: number): Spot {
  const s = 1 - t;
  const shares = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  const sum = (axis: 'x' | 'y') =>
    shares.reduce((all, share, i) => all + share * (curve[i] as Spot)[axis], 0);
  return { x: sum('x'), y: sum('y') };
}

/** How far a spot is from the border of an outline: less than nothing outside; what is further than the box is not measured. */
export function depthIn({ corners, left, right, top, bottom }: Outline, { x, y }: Spot): number {
  const away = Math.max(left - x, x - right, top - y, y - bottom);
  if (away > FAR) return -away;
  let inside = false;
  let nearest = Number.POSITIVE_INFINITY;
  let last = corners.at(-1) as Spot;
  for (const corner of corners) {
    const [dx, dy] = [corner.x - last.x, corner.y - last.y];
    if (corner.y > y !== last.y > y && x < last.x + (dx * (y - last.y)) / dy) inside = !inside;
    const t = Math.max(0, Math.min(1, ((x - last.x) * dx + (y - last.y) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(last.x + t * dx - x, last.y + t * dy - y));
    last = corner;
  }
  return inside ? nearest : -nearest;
}

/** A circle. */
export function disc(x: number, y: number, r: number): string {
  const k = Math.round(r * 0.552);
  return `M${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}Z`;
}

/** A circle of curls. */
export function cloud(x: number, y: number, r: number, curls: number): string {
  const at = (i: number, out: number) => {
    const angle = (i / curls) * 2 * Math.PI;
    return `${Math.round(x + r * out * Math.cos(angle))} ${Math.round(y + r * out * Math.sin(angle))}`;
  };
  const outline = Array.from(
    { length: curls },
    (_, i) => `C${at(i + 0.1, 1.13)} ${at(i + 0.9, 1.13)} ${at(i + 1, 1)}`,
  );
  return `M${at(0, 1)}${outline.join('')}Z`;
}
