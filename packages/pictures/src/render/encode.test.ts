import { filesOf, heaviest, widths } from '@laliaflia/tooling/pictures/files.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dominantColour, encode, withinWeight } from './encode.ts';

const plain = (background: string) =>
  sharp({ create: { width: 780, height: 1690, channels: 3, background } })
    .png()
    .toBuffer();

/** Nothing compresses noise. */
const noise = () => {
  let state = 7;
  const pixels = Buffer.from(
    Array.from({ length: 120 * 120 * 3 }, () => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return state >> 16;
    }),
  );
  return sharp(pixels, { raw: { width: 120, height: 120, channels: 3 } })
    .png()
    .toBuffer();
};

describe('an image', () => {
  it('comes in every width of its device, within the weight', async () => {
    const files = await encode(await plain('#0a5fa6'), { id: 'map', device: 'phone' });
    expect(files.map(({ file }) => file)).toEqual(filesOf({ id: 'map', device: 'phone' }));
    const drawn = await Promise.all(files.map(({ data }) => sharp(data).metadata()));
    expect(drawn.map(({ width }) => width)).toEqual([...widths.phone.avif, ...widths.phone.webp]);
    for (const { data } of files) expect(data.length).toBeLessThanOrEqual(heaviest.phone);
  });

  it('has its piece besides, at two pixels for each of its own', async () => {
    const screen = {
      id: 'map',
      device: 'phone',
      piece: { left: 40, top: 400, width: 120, height: 90 },
    } as const;
    const files = await encode(await plain('#0a5fa6'), screen);
    expect(files.map(({ file }) => file)).toEqual(filesOf(screen));
    const pieces = files.filter(({ file }) => file.startsWith('map-piece.'));
    expect(pieces).toHaveLength(2);
    for (const { data } of pieces) {
      expect(await sharp(data).metadata()).toMatchObject({ width: 240, height: 180 });
      expect(data.length).toBeLessThanOrEqual(heaviest.piece);
    }
  });

  it('gives up quality for weight, but is refused where that would be ugly', async () => {
    const picture = await noise();
    const best = await withinWeight(picture, 120, 'avif', 1_000_000, 'noise.avif');
    const lighter = await withinWeight(picture, 120, 'avif', best.data.length - 1, 'noise.avif');
    expect(lighter.quality).toBeLessThan(best.quality);
    await expect(withinWeight(picture, 120, 'avif', 2_000, 'noise.avif')).rejects.toThrow(
      /noise\.avif weighs \d+ bytes at quality \d+.*Take texture/,
    );
  });

  it('has the colour that covers most of it', async () => {
    const blue = await plain('#0a5fa6');
    const patch = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ffcf33' } })
      .png()
      .toBuffer();
    const mixed = await sharp(blue)
      .composite([{ input: patch, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const colour = await dominantColour(mixed);
    const [red = 0, green = 0, azure = 0] = (colour.match(/[0-9a-f]{2}/g) ?? []).map((part) =>
      Number.parseInt(part, 16),
    );
    expect(Math.abs(red - 0x0a) + Math.abs(green - 0x5f) + Math.abs(azure - 0xa6)).toBeLessThan(40);
  });
});
