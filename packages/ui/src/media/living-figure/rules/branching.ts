import { clamp, lerp, noise, type Point, TILE } from './geometry.ts';
import { along, cubic, tapered } from './path.ts';

export const BRANCHING_WIDTH = 720;
/** Columns of the nodes: fork, second fork, last fork, tips. */
const COLUMNS = [206, 372, 522, 640];

export interface BranchingOptions {
  seed?: number;
  /** Pages at the right, 5 to 14. */
  tips?: number;
}

/** Level 1 curves freely, level 2 is an elbow with wide turns, level 3 a right angle. */
interface Branch {
  level: number;
  from: Point;
  to: Point;
  width: number;
  /** Path data. */
  d: string;
}

interface BranchNode extends Point {
  level: number;
  size: number;
  corner: number;
}

interface Tip extends Point {
  kind: 'square' | 'pill';
  paint: 'built' | 'pollen';
  width: number;
  height: number;
}

export interface BranchingFigure {
  width: number;
  height: number;
  root: string;
  /** Hair roots that end in a cell. */
  rootlets: { to: Point; d: string }[];
  branches: Branch[];
  nodes: BranchNode[];
  tips: Tip[];
}

/** Splits `count` pages into unequal, living shares: 9 becomes 5 and 4, then 3, 2, 2, 2. */
function split(count: number, seed: number): [number, number] {
  const share = lerp(0.4, 0.6, noise(seed, count));
  const first = clamp(Math.round(count * share), 1, count - 1);
  return [first, count - first];
}

function curve(from: Point, to: Point, bend: number): string {
  const reach = (to.x - from.x) * bend;
  return `M${from.x} ${from.y}c${Math.round(reach)} 0 ${Math.round((to.x - from.x) * (1 - bend))} ${to.y - from.y} ${to.x - from.x} ${to.y - from.y}`;
}

function elbow(from: Point, to: Point, turn: number): string {
  const rise = to.y - from.y;
  if (Math.abs(rise) < 3) return `M${from.x} ${from.y}H${to.x}`;
  const middle = Math.round(lerp(from.x, to.x, 0.5));
  const r = Math.round(Math.min(turn, Math.abs(rise) / 2, (to.x - from.x) / 2));
  const s = Math.sign(rise) * r;
  return `M${from.x} ${from.y}H${middle - r}q${r} 0 ${r} ${s}V${to.y - s}q0 ${s} ${r} ${s}H${to.x}`;
}

/** A root enters from the left edge; its curves straighten level by level until they read as a sitemap. */
export function branching({ seed = 3, tips: count = 9 }: BranchingOptions = {}): BranchingFigure {
  const row = TILE + 24;
  const height = count * row + 24;
  const [x1 = 0, x2 = 0, x3 = 0, x4 = 0] = COLUMNS;
  const branches: Branch[] = [];
  const nodes: BranchNode[] = [];
  const tips: Tip[] = [];
  let placed = 0;
  const trunk: Point = { x: x1, y: Math.round(height * lerp(0.44, 0.54, noise(seed, 1))) };
  const sway = (place: number, by: number) => Math.round((noise(seed + 9, place) - 0.5) * by);

  for (const [i, many] of split(count, seed).entries()) {
    const shares = many > 2 ? split(many, seed + 5 + i) : [many];
    const start = placed;
    const middle: Point = {
      x: x2 + sway(i, 26),
      y: Math.round(12 + row * (start + many / 2)) + sway(i + 4, 12),
    };
    branches.push({ level: 1, from: trunk, to: middle, width: 14, d: curve(trunk, middle, 0.58) });
    nodes.push({ ...middle, level: 1, size: 34, corner: 17 });
    for (const share of shares) {
      const fork: Point = { x: x3, y: Math.round(12 + row * (placed + share / 2)) };
      branches.push({ level: 2, from: middle, to: fork, width: 9, d: elbow(middle, fork, 46) });
      nodes.push({ ...fork, level: 2, size: 28, corner: 9 });
      for (let twig = 0; twig < share; twig++) {
        const at: Point = { x: x4, y: 12 + row * placed + row / 2 };
        const pill = noise(seed + 2, placed) > 0.66;
        branches.push({ level: 3, from: fork, to: at, width: 6, d: elbow(fork, at, 5) });
        tips.push({
          ...at,
          kind: pill ? 'pill' : 'square',
          paint: noise(seed + 4, placed) > 0.78 ? 'pollen' : 'built',
          width: pill ? TILE * 1.9 : TILE,
          height: TILE,
        });
        placed++;
      }
    }
  }
  nodes.unshift({ ...trunk, level: 0, size: 42, corner: 21 });
  const entry = Math.round(height * lerp(0.74, 0.86, noise(seed, 2)));
  const course = cubic(
    { x: -24, y: entry },
    { x: x1 * 0.6, y: entry + 6 },
    { x: x1 * 0.3, y: trunk.y - 4 },
    trunk,
  );
  const root = tapered(course, 30, 16);
  const hair = (t: number, dx: number, dy: number) => {
    const from = course(t);
    const to = { x: from.x + dx, y: from.y + dy };
    const by = { x: from.x + dx * 0.5, y: from.y + dy * 0.1 };
    return { to: { x: Math.round(to.x), y: Math.round(to.y) }, d: along(cubic(from, by, by, to), 0, 1, 0.5) };
  };
  const rootlets = [
    hair(0.3, 118, 34 + sway(11, 16)),
    hair(0.52, 104, 10 + sway(12, 16)),
    hair(0.5, -50, -84 + sway(13, 20)),
  ];
  return { width: BRANCHING_WIDTH, height, root, rootlets, branches, nodes, tips };
}
