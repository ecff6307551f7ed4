import type { SketchMark } from './marks.ts';

/** Path data, by how hard the pencil was pressed. */
export interface Strokes {
  /** Outlines and lines. */
  line: string;
  /** Writing and hatching. */
  fine: string;
  /** Headings. */
  heavy: string;
}

/** How wide each is, in pixels: on a larger sheet the pencil is the same. */
export const pressures = [
  ['line', 1.5],
  ['fine', 1.1],
  ['heavy', 2.6],
] as const satisfies readonly (readonly [keyof Strokes, number])[];

type Point = readonly [x: number, y: number];

/** A hand: it never draws a straight line, and never the same one twice. */
class Hand {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2654435761) >>> 0;
  }

  /** Between -1 and 1, the small ones more often. */
  shake(): number {
    return (this.#next() + this.#next() - 1) * 1.1;
  }

  #next(): number {
    // Mulberry32.
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
}

const n = (value: number) => String(Math.round(value * 10) / 10);
const p = (x: number, y: number) => `${n(x)} ${n(y)}`;

/** One stroke: it starts and ends beside its points, and bends on the way. */
function stroke(hand: Hand, [x1, y1]: Point, [x2, y2]: Point, looseness = 1): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const off = looseness * Math.min(1.6, 0.5 + length / 120);
  const at = (part: number): Point => [
    x1 + (x2 - x1) * part + hand.shake() * off,
    y1 + (y2 - y1) * part + hand.shake() * off,
  ];
  const [start, middle, end] = [at(-0.6 / (length + 1)), at(0.45), at(1 + 1.2 / (length + 1))];
  return `M${p(...start)}Q${p(...middle)} ${p(...end)}`;
}

/** Through all points, each stretch a stroke of its own; twice, as one who searches for the line. */
function through(hand: Hand, points: readonly Point[], times = 1): string {
  let d = '';
  for (let time = 0; time < times; time += 1)
    for (let i = 1; i < points.length; i += 1)
      d += stroke(hand, points[i - 1] as Point, points[i] as Point, time === 0 ? 1 : 1.5);
  return d;
}

function box(hand: Hand, x: number, y: number, w: number, h: number, r = 0): string {
  const cut = Math.min(r, w / 2, h / 2);
  if (cut < 3)
    return through(
      hand,
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
        [x, y],
      ],
      2,
    );
  const side = (a: Point, b: Point) => stroke(hand, a, b);
  const corner = (from: Point, bend: Point, to: Point) =>
    `M${p(...from)}Q${p(bend[0] + hand.shake(), bend[1] + hand.shake())} ${p(...to)}`;
  return (
    side([x + cut, y], [x + w - cut, y]) +
    corner([x + w - cut, y], [x + w, y], [x + w, y + cut]) +
    side([x + w, y + cut], [x + w, y + h - cut]) +
    corner([x + w, y + h - cut], [x + w, y + h], [x + w - cut, y + h]) +
    side([x + w - cut, y + h], [x + cut, y + h]) +
    corner([x + cut, y + h], [x, y + h], [x, y + h - cut]) +
    side([x, y + h - cut], [x, y + cut]) +
    corner([x, y + cut], [x, y], [x + cut, y])
  );
}

function round(hand: Hand, x: number, y: number, r: number): string {
  const steps = 8;
  let d = '';
  for (let i = 0; i <= steps; i += 1) {
    const angle = (i / steps) * 2 * Math.PI - 2.2;
    const reach = r + hand.shake() * Math.min(1.2, r / 12);
    const at = p(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    const before = angle - Math.PI / steps;
    const far = r / Math.cos(Math.PI / steps);
    d += i === 0 ? `M${at}` : `Q${p(x + Math.cos(before) * far, y + Math.sin(before) * far)} ${at}`;
  }
  return d;
}

/** One loop of the pen, 5 units wide, in a few hands: the same again and again, so that a page of them is small. */
const loops = ['q1-2.4 2.5 0t2.5 0', 'q1.4-3 2.5.2t2.5-.2', 'q1-1.8 2.5-.2t2.5.2'];

/** Loops of a pen that goes too fast to be read. */
function words(hand: Hand, x: number, y: number, width: number, rows = 1): string {
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    const length = row === rows - 1 && rows > 1 ? width * 0.6 : width;
    const loop = loops[Math.floor(Math.abs(hand.shake()) * 10) % loops.length] as string;
    d += `M${p(x, y + row * 9)}${loop.repeat(Math.ceil(length / 5))}`;
  }
  return d;
}

/** From the lower left to the upper right, at 45 degrees. */
function shade(hand: Hand, x: number, y: number, w: number, h: number): string {
  let d = '';
  for (let at = 4; at < w + h; at += 5) {
    const [fromX, fromY] = at < h ? [x, y + at] : [x + at - h, y + h];
    const rise = Math.round(Math.min(at, h, w, w + h - at));
    d += `M${p(fromX + hand.shake() * 0.6, fromY)}l${rise}-${rise}`;
  }
  return d;
}

function arrow(hand: Hand, x1: number, y1: number, x2: number, y2: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const barb = (turn: number): Point => [x2 - 7 * Math.cos(angle + turn), y2 - 7 * Math.sin(angle + turn)];
  return stroke(hand, [x1, y1], [x2, y2]) + through(hand, [barb(0.5), [x2, y2], barb(-0.5)]);
}

function pairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [
    numbers[2 * i] as number,
    numbers[2 * i + 1] as number,
  ]);
}

/** Draws marks as by hand. The same marks with the same seed are the same drawing. */
export function drawMarks(marks: readonly SketchMark[], seed = 1): Strokes {
  const hand = new Hand(seed);
  const strokes: Strokes = { line: '', fine: '', heavy: '' };
  for (const mark of marks) {
    if (mark[0] === 'box') strokes.line += box(hand, mark[1], mark[2], mark[3], mark[4], mark[5]);
    else if (mark[0] === 'line')
      strokes.line += through(
        hand,
        [
          [mark[1], mark[2]],
          [mark[3], mark[4]],
        ],
        2,
      );
    else if (mark[0] === 'path') strokes.line += through(hand, pairs(mark[1]));
    else if (mark[0] === 'round') strokes.line += round(hand, mark[1], mark[2], mark[3]);
    else if (mark[0] === 'arrow') strokes.line += arrow(hand, mark[1], mark[2], mark[3], mark[4]);
    else if (mark[0] === 'cross')
      strokes.fine +=
        stroke(hand, [mark[1], mark[2]], [mark[1] + mark[3], mark[2] + mark[4]]) +
        stroke(hand, [mark[1] + mark[3], mark[2]], [mark[1], mark[2] + mark[4]]);
    else if (mark[0] === 'words') strokes.fine += words(hand, mark[1], mark[2], mark[3], mark[4]);
    else if (mark[0] === 'heavy') strokes.heavy += words(hand, mark[1], mark[2], mark[3]);
    else if (mark[0] === 'shade') strokes.fine += shade(hand, mark[1], mark[2], mark[3], mark[4]);
  }
  return strokes;
}

/** Where on a sheet a variant is crossed out: left, top, width, height. */
export type CrossedPlace = readonly [x: number, y: number, width: number, height: number];

/** Two strokes that cross, in hundredths of their place, from its middle. */
const cross = 'M-49 49C-20 17 18 -17 50 -48M-46 -47C-18 -23 20 18 48 50';

/** The cross with which somebody says no. Of each number in another hand. */
export function strikeOut([x, y, width, height]: CrossedPlace, seed = 1): string {
  const hand = new Hand(seed + 77);
  const shaken = (start: number, length: number, part: string) =>
    start + (0.5 + Number(part) / 100) * length + hand.shake() * 3;
  return cross.replace(/(-?\d+) (-?\d+)/g, (_, across: string, down: string) =>
    p(shaken(x, width, across), shaken(y, height, down)),
  );
}

/** On a sheet of which nothing else is said. */
export function crossedIn(width: number, height: number): CrossedPlace {
  return [0.15 * width, 0.19 * height, 0.7 * width, 0.62 * height];
}
