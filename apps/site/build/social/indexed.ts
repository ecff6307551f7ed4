/** An image of at most 256 colours with one byte for each pixel, as an indexed PNG file stores it. */
export interface Indexed {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** Red, green and blue of each colour. */
  palette: Uint8Array;
}

export interface Ramp {
  colour: string;
  /** How many steps from the background (not counted) to the colour itself. */
  steps: number;
}

/** The background, then for each ramp the steps towards its colour, which smooth edges need. */
export function rampPalette(background: string, ramps: readonly Ramp[]): Uint8Array {
  const from = rgb(background);
  const entries = [from];
  for (const { colour, steps } of ramps) {
    const to = rgb(colour);
    for (let step = 1; step <= steps; step++)
      entries.push(from.map((part, i) => Math.round(part + (((to[i] ?? 0) - part) * step) / steps)));
  }
  return Uint8Array.from(entries.flat());
}

/** Replaces each pixel by the nearest colour of the palette. `rgba` must be opaque. */
export function toIndexed(rgba: Buffer, width: number, height: number, palette: Uint8Array): Indexed {
  const source = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const pixels = new Uint8Array(width * height);
  const known = new Map<number, number>();
  let last = -1;
  let index = 0;
  for (let at = 0; at < pixels.length; at++) {
    const value = source[at] as number;
    if (value !== last) {
      last = value;
      index = known.get(value) ?? nearest(value, palette);
      known.set(value, index);
    }
    pixels[at] = index;
  }
  return { width, height, pixels, palette };
}

function nearest(value: number, palette: Uint8Array): number {
  const red = value & 255;
  const green = (value >>> 8) & 255;
  const blue = (value >>> 16) & 255;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < palette.length; at += 3) {
    const distance =
      ((palette[at] as number) - red) ** 2 +
      ((palette[at + 1] as number) - green) ** 2 +
      ((palette[at + 2] as number) - blue) ** 2;
    if (distance < least) {
      least = distance;
      best = at / 3;
    }
  }
  return best;
}

function rgb(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
