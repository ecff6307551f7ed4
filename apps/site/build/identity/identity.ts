import { logoMarkSvg } from '@laliaflia/ui/figures';
import { color } from '@laliaflia/ui/tokens';
import { site } from '../../content/site.ts';
import { rasterisePng } from '../social/raster.ts';
import { markOn } from './mark.ts';

export interface MadeFile {
  file: string;
  body: Buffer | string;
}

const ground = color.page.light;

/** Icons of the mark for tabs, home screens and launchers, and the manifest that lists them. */
export function identityFiles(): MadeFile[] {
  const small = [16, 32, 48].map((size) => ({ size, png: icon(size, { share: 1 }) }));
  return [
    { file: 'icon.svg', body: logoMarkSvg() },
    { file: 'favicon.ico', body: icoOf(small) },
    // The system rounds the corners itself and paints transparent areas black.
    { file: 'apple-touch-icon.png', body: icon(180, { share: 0.72, background: ground }) },
    { file: 'icon-192.png', body: icon(192, { share: 1 }) },
    { file: 'icon-512.png', body: icon(512, { share: 1 }) },
    // A launcher may cut away everything outside the inner circle of 80 %.
    { file: 'icon-maskable-512.png', body: icon(512, { share: 0.56, background: ground }) },
    { file: 'site.webmanifest', body: `${JSON.stringify(manifest(), null, 2)}\n` },
  ];
}

/** https://www.w3.org/TR/appmanifest/ */
export function manifest() {
  return {
    id: '/',
    name: `${site.brand}: ${site.owner.role.toLowerCase()}`,
    short_name: site.brand,
    description: site.claim,
    lang: site.language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: ground,
    background_color: ground,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** An icon with the mark; `share` is the mark's part of the width. */
function icon(size: number, { share, background }: { share: number; background?: string }): Buffer {
  const scale = (size * share) / 40;
  const edge = (size * (1 - share)) / 2;
  const behind = background === undefined ? '' : `<rect width="100%" height="100%" fill="${background}"/>`;
  return rasterisePng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${behind}<g transform="translate(${edge} ${edge}) scale(${scale})">${markOn('ground')}</g></svg>`,
  );
}

/** An .ico file that holds PNG files: https://learn.microsoft.com/windows/win32/menurc/resources-reference. */
function icoOf(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, i) => {
    const entry = 6 + 16 * i;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4); // Planes.
    header.writeUInt16LE(32, entry + 6); // Bits of a pixel.
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
