import { noise, type Part, type PartKind, PITCH, type Point } from './geometry.ts';
import { tileKey } from './rim.ts';

/** How far a part may be drawn beyond the tiles it replaces, on each side. */
export const PART_SWELL = 6;

type Wish = { kind: PartKind; columns: number; rows: number; angle: number };

/** Where each part would like to stand (degrees, clockwise from the right) and how many tiles it replaces. */
const wishes: Wish[] = [
  { kind: 'toggle', columns: 2, rows: 1, angle: -130 },
  { kind: 'checkbox', columns: 1, rows: 1, angle: 165 },
  { kind: 'avatar', columns: 2, rows: 2, angle: 118 },
  { kind: 'cursor', columns: 1, rows: 1, angle: 150 },
  { kind: 'input', columns: 3, rows: 1, angle: -76 },
  { kind: 'seat', columns: 1, rows: 1, angle: 70 },
];

/** On the built half of the seam, all of them stand left of it. */
const wishesLeft: Wish[] = [
  { kind: 'toggle', columns: 2, rows: 1, angle: -138 },
  { kind: 'checkbox', columns: 1, rows: 1, angle: 168 },
  { kind: 'avatar', columns: 2, rows: 2, angle: 128 },
  { kind: 'cursor', columns: 1, rows: 1, angle: 150 },
  { kind: 'input', columns: 3, rows: 1, angle: -112 },
  { kind: 'slider', columns: 3, rows: 1, angle: 104 },
];

interface PlaceOptions {
  tiles: readonly Point[];
  wanted: number;
  seed: number;
  side?: 'left';
}

/** Puts parts in the place of whole blocks of tiles, nearest to the wanted position, never beside another part. */
export function placeParts({ tiles, wanted, seed, side }: PlaceOptions): {
  parts: Part[];
  taken: Set<string>;
} {
  const free = new Map(tiles.map((tile) => [tileKey(tile), tile]));
  const around = ({ x, y }: Point) => {
    let count = 0;
    for (let dx = -PITCH; dx <= PITCH; dx += PITCH)
      for (let dy = -PITCH; dy <= PITCH; dy += PITCH)
        if (free.has(tileKey({ x: x + dx, y: y + dy }))) count++;
    return count;
  };
  const taken = new Set<string>();
  const near: Point[] = [];
  const parts: Part[] = [];
  for (const { kind, columns, rows, angle } of (side ? wishesLeft : wishes).slice(0, wanted)) {
    const heading = ((angle + (noise(seed, angle) - 0.5) * 16) * Math.PI) / 180;
    let best: { score: number; block: Point[] } | undefined;
    for (const tile of tiles) {
      const x = tile.x + ((columns - 1) * PITCH) / 2;
      const y = tile.y + ((rows - 1) * PITCH) / 2;
      const angleHere = Math.atan2(y, x);
      const off = Math.abs(Math.atan2(Math.sin(angleHere - heading), Math.cos(angleHere - heading)));
      const bare = off * 900 - Math.hypot(x, y) * 0.25;
      // Not even with all nine tiles around would it be better; looking them up is what takes time.
      if (best && bare - 9 * 60 >= best.score) continue;
      const block: Point[] = [];
      for (let column = 0; column < columns; column++)
        for (let row = 0; row < rows; row++)
          block.push({ x: tile.x + column * PITCH, y: tile.y + row * PITCH });
      if (!block.every((p) => free.has(tileKey(p)))) continue;
      if (block.some((p) => near.some((q) => Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y)) < PITCH * 2)))
        continue;
      const support = block.reduce((sum, p) => sum + around(p), 0) / block.length;
      const score = bare - support * 60;
      if (!best || score < best.score) best = { score, block };
    }
    if (!best) continue;
    for (const p of best.block) {
      taken.add(tileKey(p));
      near.push(p);
    }
    const xs = best.block.map((p) => p.x);
    const ys = best.block.map((p) => p.y);
    parts.push({
      kind,
      columns,
      rows,
      x: (Math.min(...xs) + Math.max(...xs)) / 2,
      y: (Math.min(...ys) + Math.max(...ys)) / 2,
    });
  }
  return { parts, taken };
}

/** Pollen keeps away from parts, which have pollen of their own. */
export const besidePart = (parts: readonly Part[], { x, y }: Point) =>
  parts.some((part) => Math.hypot(part.x - x, part.y - y) < PITCH * (part.columns / 2 + 1));
