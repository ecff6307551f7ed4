import { type Format, heaviest, widths } from '@laliaflia/tooling/pictures/files.ts';
import type { Piece, Screen } from '@laliaflia/tooling/pictures/scene.ts';
import sharp from 'sharp';

/** Where the search for a quality begins, and below which an image would be ugly. Text keeps its full colour resolution. */
const qualities: Record<Format, { best: number; floor: number; step: number }> = {
  avif: { best: 55, floor: 43, step: 6 },
  webp: { best: 84, floor: 60, step: 8 },
};

export interface Encoded {
  file: string;
  data: Buffer;
  quality: number;
}

/** One PNG in every format and width that its device needs, each within its weight. */
export async function encode(
  png: Buffer,
  { id, device, piece }: Pick<Screen, 'id' | 'device' | 'piece'>,
): Promise<Encoded[]> {
  const results: Encoded[] = [];
  for (const format of ['avif', 'webp'] as const) {
    const all = widths[device][format];
    for (const width of all) {
      const limit = heaviest[device];
      const { data, quality } = await withinWeight(png, width, format, limit, `${id}-${width}.${format}`);
      results.push({ file: `${id}-${width}.${format}`, data, quality });
    }
    if (piece !== undefined) {
      const file = `${id}-piece.${format}`;
      const detail = await sharp(png).extract(atTwoPixels(piece)).png().toBuffer();
      // In the first view, where each byte counts: flat surfaces stay clean at the lowest quality too.
      const { floor } = qualities[format];
      const made = await withinWeight(detail, piece.width * 2, format, heaviest.piece, file, floor);
      results.push({ file, ...made });
    }
  }
  return results;
}

/** Screens are drawn at two device pixels. */
function atTwoPixels({ left, top, width, height }: Piece) {
  return { left: left * 2, top: top * 2, width: width * 2, height: height * 2 };
}

/** The best quality that weighs no more than `limit` bytes; throws where that would be an ugly one. */
export async function withinWeight(
  png: Buffer,
  width: number,
  format: Format,
  limit: number,
  name: string,
  best = qualities[format].best,
) {
  const { floor, step } = qualities[format];
  let size = 0;
  for (let quality = best; quality >= floor; quality -= step) {
    const scaled = sharp(png).resize({ width, kernel: 'lanczos3' }).removeAlpha();
    const data =
      format === 'avif'
        ? await scaled.avif({ quality, effort: 9, chromaSubsampling: '4:4:4' }).toBuffer()
        : await scaled.webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (data.length <= limit) return { data, quality };
    size = data.length;
  }
  throw new Error(
    `${name} weighs ${size} bytes at quality ${floor}, the lowest we show; ${limit} are allowed. Take texture, gradients or noise out of the scene.`,
  );
}

/** The colour that covers most of the image, shown until the file is there. */
export async function dominantColour(png: Buffer): Promise<string> {
  const { dominant } = await sharp(png).removeAlpha().stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
