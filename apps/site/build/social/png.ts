import { promisify } from 'node:util';
import { constants, crc32, deflate } from 'node:zlib';
import type { Indexed } from './indexed.ts';

const compress = promisify(deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A PNG file with a palette has an eighth of a full-colour one's bytes to compress. zlib compresses outside the main
 * thread, so the next image is drawn at the same time.
 */
export async function encodePng({ width, height, pixels, palette }: Indexed): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8; // Bits of a pixel.
  header[9] = 3; // A pixel is an index of the palette.
  // Each row begins with the filter that was applied to it: none.
  const rows = Buffer.allocUnsafe((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows[y * (width + 1)] = 0;
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  // Run-length encoding suits flat colours and takes a seventh of the time of a full search. The result fits one chunk,
  // so the main thread is called once.
  const data = await compress(rows, { strategy: constants.Z_RLE, memLevel: 9, chunkSize: 128 * 1024 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}
