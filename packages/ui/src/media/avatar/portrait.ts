import { shoulders } from './clothes.ts';
import { drawGlasses } from './glasses.ts';
import { isBeard, isEar, isFace, isHair, type Look, looks, type Place, wears, worn } from './looks.ts';
import {
  at,
  type Detail,
  head,
  measures,
  nearest,
  neckEnd,
  PORTRAIT,
  type PortraitCell,
  type PortraitPaint,
  roundCell,
  rowOf,
  turned,
} from './measures.ts';

/** Small numbers from a seed, always the same ones. */
function numbers(seed: number): () => number {
  let state = (Math.trunc(seed) * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from a text, so that a name can be a seed. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/**
 * Head and shoulders, drawn first as shapes and then filled: hair by strands along the head, the face by a hexagonal
 * packing, the clothes by tiles. The seed chooses one of the looks, the accessories, the cut of the clothes, and the side
 * to which the head is turned.
 */
export function portrait(seed: number, detail: Detail): PortraitCell[] {
  const next = numbers(seed);
  const whole = Math.abs(Math.trunc(seed));
  const look = looks[whole % looks.length] as Look;
  const wear = wears[Math.floor(whole / looks.length) % wears.length] as (typeof wears)[number];
  const turn = next() < 0.5 ? -1 : 1;

  const grown = strands(look, turn, detail);
  const face = packing(look, turn, detail, grown);
  const glasses = wear === 'glasses' ? drawGlasses(face, turn, detail) : [];
  drawFeatures(face, look, turn, { detail, glasses: glasses.length > 0 });
  const hair = grown.filter((cell) => isClear(cell, glasses));
  const clothes = shoulders(next, detail).filter((tile) => isClear(tile, [...hair, ...face]));

  if (wear === 'tie') {
    const middle = nearest(clothes, { x: 48, y: PORTRAIT }).x;
    for (const tile of clothes) if (tile.x === middle) tile.paint = 'pollen';
  } else if (wear === 'brooch') {
    nearest(clothes, { x: 48 + turn * 22, y: neckEnd + 7 }).paint = 'pollen';
  } else if (wear !== 'glasses') {
    for (const { u, v } of worn[wear]) nearest([...hair, ...face], at({ u: u * turn, v })).paint = 'pollen';
  }
  return [...hair, ...face, ...clothes];
}

function placeOf({ x, y }: { x: number; y: number }): Place {
  return { u: (x - head.x) / head.across, v: (y - head.y) / head.down };
}

/** Hair is never cut. */
function isInFrame({ x, y, size }: PortraitCell): boolean {
  return [x, PORTRAIT - x, y].every((room) => room > size / 2 + 0.5);
}

function isClear(cell: PortraitCell, others: readonly PortraitCell[]): boolean {
  return others.every(({ x, y, size }) => Math.hypot(x - cell.x, y - cell.y) > (size + cell.size) / 2);
}

/** Lines of cells along the head, from the inside outwards: over it in a curve, and straight down at its sides. */
function strands(look: Look, turn: number, detail: Detail): PortraitCell[] {
  const { pitch } = measures[detail];
  const cells: PortraitCell[] = [];
  for (const { u, v, radius } of look.knots ?? [])
    cells.push(...knot(at({ u: u * turn, v }), radius, detail).filter((cell) => isClear(cell, cells)));
  const grow = (x: number, y: number) => {
    const cell = roundCell(x, y, 'hair', detail);
    const { u, v } = placeOf(cell);
    if (isHair({ u: u * turn, v }, look) && isInFrame(cell) && isClear(cell, cells)) cells.push(cell);
  };
  for (let out = -14; out < head.down; out += pitch * 0.94) {
    const [across, down] = [head.across + out, head.down + out];
    for (let angle = Math.PI; angle <= 2 * Math.PI; ) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      grow(head.x + across * cos, head.y + down * sin);
      angle += pitch / Math.hypot(across * sin, down * cos);
    }
    for (let fallen = pitch; fallen < PORTRAIT - head.y; fallen += pitch)
      for (const side of [-1, 1]) grow(head.x + side * across, head.y + fallen);
  }
  return cells;
}

/** Hair that is tied, ring by ring. */
function knot(middle: { x: number; y: number }, radius: number, detail: Detail): PortraitCell[] {
  const { pitch, cell } = measures[detail];
  const rings = Math.floor((radius * head.across - cell / 2) / pitch);
  const cells = [roundCell(middle.x, middle.y, 'hair', detail)];
  for (let ring = 1; ring <= rings; ring += 1) {
    const count = Math.floor(2 * Math.PI * ring);
    for (let i = 0; i < count; i += 1) {
      const angle = (i / count) * 2 * Math.PI;
      const [x, y] = [middle.x + ring * pitch * Math.cos(angle), middle.y + ring * pitch * Math.sin(angle)];
      cells.push(roundCell(x, y, 'hair', detail));
    }
  }
  return cells.filter(isInFrame);
}

/** Face, beard, ears and neck. */
function packing(look: Look, turn: number, detail: Detail, hair: readonly PortraitCell[]): PortraitCell[] {
  const { pitch, cell: size } = measures[detail];
  const row = rowOf(detail);
  const reach = Math.ceil((1.3 * head.across) / pitch);
  const cells: PortraitCell[] = [];
  for (let line = -Math.ceil(head.down / row); head.y + line * row + size / 2 < neckEnd; line += 1) {
    const shift = Math.abs(line % 2) * 0.5;
    for (let column = -reach; column <= reach; column += 1) {
      const cell = roundCell(head.x + (column + shift) * pitch, head.y + line * row, 'face', detail);
      const place = placeOf(cell);
      const neck = Math.abs(place.u) < 0.36 && place.v > 0.8;
      const ear = isEar(place, look, pitch / head.across);
      const beard = isBeard({ u: place.u - turned * turn * 0.5, v: place.v }, look);
      if (beard) cell.paint = 'hair';
      if ((isFace(place, look) || beard || neck || ear) && isClear(cell, hair)) cells.push(cell);
    }
  }
  return cells;
}

/** Where the middle of an eye is, across. */
const eyeAt = 0.42;

/** The brows and the eyes, unless there are glasses, and a mouth unless a moustache hangs over it. */
function drawFeatures(
  face: readonly PortraitCell[],
  look: Look,
  turn: number,
  { detail, glasses }: { detail: Detail; glasses: boolean },
): void {
  const { pitch } = measures[detail];
  const spotOf = (u: number, v: number) => at({ u: u + turned * turn, v });
  const paint = (u: number, v: number, colour: PortraitPaint) => {
    const spot = spotOf(u, v);
    const cell = nearest(face, spot);
    if (Math.hypot(cell.x - spot.x, cell.y - spot.y) < pitch * 0.75) cell.paint = colour;
  };
  /** Cells from one side to the other, as near as they stand. */
  const line = (from: number, to: number, v: number, colour: PortraitPaint) => {
    const steps = Math.max(1, Math.round(((to - from) * head.across) / pitch));
    for (let i = 0; i <= steps; i += 1) paint(from + ((to - from) * i) / steps, v, colour);
  };
  const few = detail === 'few';
  for (const side of glasses ? [] : [-1, 1]) {
    paint(side * eyeAt, 0, 'feature');
    if (!few) line(side * eyeAt - 0.13, side * eyeAt + 0.13, -0.36, 'hair');
    if (detail === 'fine') line(side * eyeAt - 0.06, side * eyeAt + 0.06, 0, 'feature');
  }
  if (look.moustache) return;
  if (few) paint(0, 0.56, 'feature');
  else if (detail === 'many') line(-0.2, 0.2, 0.6, 'feature');
  else if (look.beard !== undefined) line(-0.2, 0.2, 0.56, 'feature');
  else {
    // Its corners are up: a bar below the nose is read as a moustache.
    line(-0.14, 0.14, 0.68, 'feature');
    for (const side of [-1, 1]) paint(side * 0.26, 0.58, 'feature');
  }
}
