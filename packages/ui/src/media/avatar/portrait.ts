import { growsAt, type Look, looks, type Place, wears, worn } from './looks.ts';

export type PortraitPaint = 'hair' | 'face' | 'body' | 'pollen';

export interface PortraitCell {
  x: number;
  y: number;
  /** Edge length. */
  size: number;
  /** Radius of the corners: half the size is round. */
  corner: number;
  paint: PortraitPaint;
}

/** The drawing is 96 units wide and high; a circle around its middle cuts it. */
export const PORTRAIT = 96;

const golden = Math.PI * (3 - Math.sqrt(5));

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

/** The middle of the head and its half axes. */
const head = { x: 48, y: 40, across: 20.5, down: 23.5 };
/** Where the shoulders begin. */
const top = 66;

/**
 * Head and shoulders: hair and face are a spiral of round cells, the shoulders are tiles on a grid. The seed chooses
 * one of the looks, the accessories and the cut of the clothes, and sets parting, slope and neck.
 */
export function portrait(seed: number, detail: 'few' | 'many'): PortraitCell[] {
  const next = numbers(seed);
  const between = (low: number, high: number) => low + next() * (high - low);
  const few = detail === 'few';
  const whole = Math.abs(Math.trunc(seed));
  const look = looks[whole % looks.length] as Look;
  const wear = wears[Math.floor(whole / looks.length) % wears.length] as (typeof wears)[number];

  const parting = between(-0.5, 0.5);
  const [step, hair, face] = few ? [4.9, 7.6, 6.9] : [3.1, 4.9, 4.3];
  const grown: (PortraitCell & Place)[] = [];
  for (let i = 0; i < 3 * (48 / step) ** 2; i += 1) {
    const r = step * Math.sqrt(i + 0.5);
    const angle = i * golden + parting;
    const [x, y] = [head.x + r * Math.cos(angle), head.y + r * Math.sin(angle)];
    const place = { u: (x - head.x) / head.across, v: (y - head.y) / head.down };
    const paint = growsAt(place, look, parting * 0.6);
    const size = paint === 'hair' ? hair : face;
    // Nothing hangs over the shoulders or out of the circle.
    if (!paint || y + size / 2 > top - 1 || Math.hypot(x - 48, y - 48) > 47 - size / 2) continue;
    grown.push({ ...place, x, y, size, corner: size / 2, paint });
  }

  const pitch = few ? 10 : 6.4;
  const tile = pitch * 0.78;
  const slope = between(0.55, 1);
  const neck = between(0.2, 0.36);
  const cut = (['plain', 'stripes', 'open'] as const)[Math.floor(next() * 3)];
  const shoulders: PortraitCell[] = [];
  const reach = few ? 4 : 7;
  for (let row = 0; top + row * pitch < PORTRAIT; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const x = 48 + column * pitch;
      const y = top + row * pitch + tile / 2;
      const across = Math.max(0, Math.abs(column) / reach - neck) / (1 - neck);
      if (y + tile / 2 > PORTRAIT || row * pitch < across ** 2 * slope * 24) continue;
      const under =
        (cut === 'stripes' && row % 2 === 1) || (cut === 'open' && Math.abs(column) + row < (few ? 2 : 3));
      // The nearer to the head, the rounder: one growth, not two drawings.
      const corner = row === 0 ? tile * 0.4 : tile * 0.18;
      shoulders.push({ x, y, size: tile, corner, paint: under ? 'face' : 'body' });
    }
  }

  if (wear === 'tie') {
    for (const cell of shoulders) if (cell.x === 48) cell.paint = 'pollen';
  } else if (wear === 'brooch') {
    nearest(shoulders, { x: 48 + 1.6 * 6.4, y: top + 14 }).paint = 'pollen';
  } else {
    for (const { u, v } of worn[wear]) {
      const cell = nearest(grown, { x: head.x + u * head.across, y: head.y + v * head.down });
      cell.paint = 'pollen';
      // The one thing on a head that was made, and not grown.
      if (wear === 'glasses') cell.corner = cell.size * 0.18;
    }
  }
  return [...grown.map(({ u: _u, v: _v, ...cell }) => cell), ...shoulders];
}

function nearest<C extends PortraitCell>(cells: readonly C[], { x, y }: { x: number; y: number }): C {
  return cells.reduce((best, cell) =>
    Math.hypot(cell.x - x, cell.y - y) < Math.hypot(best.x - x, best.y - y) ? cell : best,
  );
}
