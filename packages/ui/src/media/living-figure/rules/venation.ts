import { burdens, colonise, type VeinNode } from './colonise.ts';
import { lerp, noise, type Part, PITCH, type Point, TILE } from './geometry.ts';
import { cubic, tapered } from './path.ts';

export const VENATION_WIDTH = 720;
export const VENATION_HEIGHT = 760;
/** The midrib: veins grow on its left, traces are laid on its right. */
export const MIDRIB = 360;
const TOP = 24;
const FOOT = 640;
/** Traces leave the midrib at this distance: space for a pad between two of them. */
const LANE = PITCH * 2;

export interface VenationOptions {
  seed?: number;
}

interface Vein {
  points: Point[];
  width: number;
}

interface Trace {
  /** Path data: a slope of 45°, then level, then at right angles to the pads. */
  d: string;
  width: number;
  /** How far from the midrib it is, 0 to 1. */
  t: number;
}

interface Pad extends Point {
  kind: 'square' | 'pill';
  width: number;
  pollen: boolean;
}

export interface VenationFigure {
  midrib: string;
  /** The margin of the living half. */
  bow: Point[];
  /** And of the built one: path data. */
  steps: string;
  veins: Vein[];
  /** Ends of the veins: round cells. */
  cells: (Point & { size: number; pollen: boolean })[];
  traces: Trace[];
  pads: Pad[];
  parts: Part[];
}

const TIP = TOP - 20;
const FIRST_LANE = TOP + 130;

/** Half the width of the blade at a height: widest below the middle, drawn out to a tip. */
function halfWidth(y: number): number {
  const t = (y - TOP) / (FOOT - TOP);
  if (t <= 0 || t >= 1) return 0;
  return 655 * t ** 0.62 * (1 - t) ** 0.4;
}

/** The same on the side of the grid, in whole steps, for the row about a height. */
const stairs = (y: number) => Math.min(5, Math.round(halfWidth(y) / PITCH)) * PITCH;

const lanes = Array.from({ length: 5 }, (_, lane) => FIRST_LANE + lane * LANE);

/** The side veins: bows from the midrib up towards the margin, opposite the traces. */
function sideVeins(seed: number): VeinNode[] {
  const nodes: VeinNode[] = [];
  for (const [lane, level] of lanes.slice(0, -1).entries()) {
    const from = { x: MIDRIB, y: level + PITCH + (noise(seed + 2, lane) - 0.5) * 24 };
    const top = Math.max(from.y - lerp(150, 190, noise(seed + 9, lane)), TOP + 40);
    const to = { x: MIDRIB - Math.max(halfWidth(top) - 30, 34), y: top };
    const bow = { x: lerp(from.x, to.x, 0.75), y: lerp(from.y, to.y, 0.42) };
    const course = cubic(from, { x: lerp(from.x, to.x, 0.35), y: from.y - 34 }, bow, to);
    const steps = Math.max(4, Math.round((MIDRIB - to.x) / 13));
    for (let i = 0; i <= steps; i++)
      nodes.push({ ...course(i / steps), from: i === 0 ? undefined : nodes.length - 1 });
  }
  return nodes;
}

/** Between the side veins, finer ones grow to wherever the blade is not fed yet. */
function veinsOf(seed: number) {
  const side = sideVeins(seed);
  const sources: Point[] = [];
  const spacing = 33;
  for (let y = TOP + 30; y < FOOT - 20; y += spacing)
    for (let x = MIDRIB - 26; x > 20; x -= spacing) {
      const place = Math.round(y * 7 + x);
      const at = {
        x: x + (noise(seed, place) - 0.5) * spacing * 0.8,
        y: y + (noise(seed + 1, place) - 0.5) * spacing * 0.8,
      };
      if (MIDRIB - at.x < halfWidth(at.y) - 24) sources.push(at);
    }
  return drawn(colonise(side, sources, { step: 11, sense: 120, reach: 17 }), seed);
}

/** The margin: a bow on the left, steps of the grid on the right. */
function marginOf(): Pick<VenationFigure, 'bow' | 'steps'> {
  const side = Array.from({ length: 25 }, (_, i): Point => {
    const y = lerp(FOOT - 4, TIP, i / 24);
    return { x: Math.round(MIDRIB - halfWidth(y)), y: Math.round(y) };
  });
  let steps = `M${MIDRIB} ${FIRST_LANE - PITCH * 2.5}`;
  for (let y = FIRST_LANE - PITCH * 2; y < FOOT; y += PITCH)
    if (stairs(y) > 0) steps += `H${MIDRIB + stairs(y)}V${y + PITCH / 2}`;
  return { bow: [{ x: MIDRIB, y: FOOT - 2 }, ...side], steps: `${steps}H${MIDRIB}` };
}

/** Chains from fork to fork, each as thick as what it feeds. */
function drawn(nodes: readonly VeinNode[], seed: number): Pick<VenationFigure, 'veins' | 'cells'> {
  const burden = burdens(nodes);
  const children = nodes.map((): number[] => []);
  nodes.forEach(({ from }, i) => {
    if (from !== undefined) children[from]?.push(i);
  });
  const widthOf = (i: number) => {
    const load = burden[i] ?? 1;
    return load > 7 ? 10 : load > 3 ? 8 : load > 1 ? 6 : 5;
  };
  const veins: Vein[] = [];
  const cells: VenationFigure['cells'] = [];
  nodes.forEach(({ from }, i) => {
    const starts =
      from !== undefined && ((children[from]?.length ?? 0) > 1 || nodes[from]?.from === undefined);
    if (!starts) return;
    const points: Point[] = [nodes[from] as Point];
    let at = i;
    for (;;) {
      points.push(nodes[at] as Point);
      const [only, ...others] = children[at] ?? [];
      if (only === undefined || others.length > 0) break;
      at = only;
    }
    veins.push({ points: thinned(points), width: widthOf(i) });
    const end = nodes[at] as Point;
    if (children[at]?.length) return;
    const pollen = noise(seed + 4, i) > 0.95;
    const apart = cells.every((cell) => (cell.x - end.x) ** 2 + (cell.y - end.y) ** 2 > 23 * 23);
    if (apart) cells.push({ x: Math.round(end.x), y: Math.round(end.y), size: 18, pollen });
  });
  return { veins, cells };
}

/** Every second point, and the last: the pen rounds the rest. */
const thinned = (points: readonly Point[]) =>
  points
    .filter((_, i) => i % 2 === 0 || i === points.length - 1)
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));

function circuitOf(seed: number): Pick<VenationFigure, 'traces' | 'pads' | 'parts'> {
  const traces: Trace[] = [];
  const pads: Pad[] = [];
  const parts: Part[] = [];
  const most = (y: number) => Math.floor((stairs(y) - TILE) / PITCH);
  for (const [lane, y] of lanes.entries()) {
    const end = most(y);
    if (end < 2) continue;
    // Up the slope, then level.
    traces.push({ d: `M${MIDRIB} ${y + PITCH}l${PITCH}-${PITCH}H${MIDRIB + end * PITCH}`, width: 9, t: 0 });
    pads.push({
      x: MIDRIB + end * PITCH,
      y,
      kind: 'square',
      width: TILE,
      pollen: noise(seed + 5, lane) > 0.86,
    });
    const part = lane % 2 === 1 ? 2 + Math.floor(noise(seed + 10, lane) * 2) : undefined;
    for (let column = 1; column <= most(y - PITCH); column++) {
      const x = MIDRIB + column * PITCH;
      const place = lane * 20 + column;
      if (column > end || (column !== part && noise(seed + 6, place) < 0.16)) continue;
      traces.push({ d: `M${x} ${y}v-${PITCH}`, width: 6, t: column / 6 });
      if (column === part) {
        const kind = parts.length % 2 === 0 ? 'checkbox' : 'seat';
        parts.push({ kind, x, y: y - PITCH, columns: 1, rows: 1 });
        continue;
      }
      const pill = noise(seed + 7, place) > 0.82;
      const pollen = noise(seed + 8, place) > 0.955;
      pads.push({ x, y: y - PITCH, kind: pill ? 'pill' : 'square', width: TILE, pollen });
    }
  }
  const last = FIRST_LANE + 3 * LANE;
  const under = MIDRIB + 2.5 * PITCH;
  traces.push({ d: `M${under} ${last}v${PITCH}`, width: 6, t: 0.5 });
  parts.push({ kind: 'toggle', x: under, y: last + PITCH, columns: 2, rows: 1 });
  return { traces, pads, parts };
}

/** A leaf: on the left of its midrib veins that grew, on the right the circuit that they turn into. */
export function venation({ seed = 1 }: VenationOptions = {}): VenationFigure {
  const sway = Math.round((noise(seed + 3, 1) - 0.5) * 60);
  const foot = { x: MIDRIB - 30 + sway, y: VENATION_HEIGHT - 12 };
  const stalk = cubic(foot, { x: MIDRIB, y: FOOT + 60 }, { x: MIDRIB, y: FOOT + 30 }, { x: MIDRIB, y: FOOT });
  const rib = (t: number): Point => ({ x: MIDRIB, y: lerp(FOOT, TIP, t) });
  return {
    midrib: tapered(stalk, 24, 18, 3) + tapered(rib, 18, 5, 1),
    ...marginOf(),
    ...veinsOf(seed),
    ...circuitOf(seed),
  };
}
