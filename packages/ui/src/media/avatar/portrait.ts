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

/**
 * Head and shoulders: the head grows as a spiral of round cells, the shoulders stand on a grid as tiles. The seed sets
 * the parting and length of the hair, the shape of the head, the slope of the shoulders and where the pollen sits.
 */
export function portrait(seed: number, detail: 'few' | 'many'): PortraitCell[] {
  const next = numbers(seed);
  const between = (low: number, high: number) => low + next() * (high - low);
  const few = detail === 'few';

  const count = few ? 19 : 52;
  const wide = between(0.86, 1.02);
  const radius = 23;
  const centre = { x: 48, y: 37.5 };
  const parting = between(-0.5, 0.5);
  const brow = between(-0.62, -0.1);
  const length = between(0, 1);
  const size = few ? 7.4 : 4.5;

  const head = Array.from({ length: count }, (_, i): PortraitCell => {
    const r = Math.sqrt((i + 0.5) / count);
    const angle = i * golden + parting;
    const [u, v] = [r * Math.cos(angle), r * Math.sin(angle)];
    const fringe = brow + u * parting;
    const sides = Math.abs(u) > 0.74 && v < length * 1.3 - 0.3;
    return {
      x: centre.x + u * radius * wide,
      y: centre.y + v * radius * 1.12,
      size,
      corner: size / 2,
      paint: v < fringe || sides ? 'hair' : 'face',
    };
  });

  const pitch = few ? 10 : 6.4;
  const tile = pitch * 0.78;
  const slope = between(0.55, 1);
  const neck = between(0.2, 0.36);
  const top = 66;
  const shoulders: PortraitCell[] = [];
  const reach = few ? 4 : 7;
  for (let row = 0; top + row * pitch < PORTRAIT; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const x = 48 + column * pitch;
      const y = top + row * pitch + tile / 2;
      const across = Math.max(0, Math.abs(column) / reach - neck) / (1 - neck);
      if (y + tile / 2 > PORTRAIT || row * pitch < across ** 2 * slope * 24) continue;
      // The nearer to the head, the rounder: one growth, not two drawings.
      shoulders.push({ x, y, size: tile, corner: row === 0 ? tile * 0.4 : tile * 0.18, paint: 'body' });
    }
  }

  // Well inside, so that the circle never cuts it.
  const inside = shoulders.filter(({ x, y }) => Math.hypot(x - 48, y - 48) < 42);
  const chosen = inside[Math.floor(next() * inside.length)];
  if (chosen) chosen.paint = 'pollen';
  return [...head, ...shoulders];
}
