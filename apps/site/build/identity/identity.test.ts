import { readFileSync } from 'node:fs';
import path from 'node:path';
import { logoMarkSvg } from '@laliaflia/ui/figures';
import { color } from '@laliaflia/ui/tokens';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../host/policy.ts';
import { siteRoot } from '../paths.ts';
import { rasterise } from '../social/raster.ts';
import { paintOn } from './figure-paint.ts';
import { identityFiles, manifest } from './identity.ts';
import { markOn } from './mark.ts';

const files = new Map(identityFiles().map(({ file, body }) => [`/${file}`, body]));
const png = (name: string) => files.get(name) as Buffer;
const sizeOf = (image: Buffer) => [image.readUInt32BE(16), image.readUInt32BE(20)];

/** Pixels of a finished icon. */
function pixelsOf(name: string, size: number) {
  const data = png(name).toString('base64');
  const { pixels } = rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${data}"/></svg>`,
  );
  return (x: number, y: number) => [...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)];
}

describe('the manifest', () => {
  it('names existing icons in their real sizes', () => {
    const { icons, start_url, short_name, theme_color, background_color } = manifest();
    for (const { src, sizes } of icons) {
      expect(files.has(src), src).toBe(true);
      if (src.endsWith('.png')) expect(sizeOf(png(src)).join('x')).toBe(sizes);
    }
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(icons.some((each) => 'purpose' in each && each.purpose === 'maskable')).toBe(true);
    expect(start_url).toBe('/');
    expect(short_name.length).toBeLessThanOrEqual(12);
    expect([theme_color, background_color]).toEqual([color.page.light, color.page.light]);
  });

  it('is allowed by the policy and linked by the page, with every icon', () => {
    expect(contentSecurityPolicy({ scripts: [], styles: [] }, 'http://localhost')).toContain(
      "manifest-src 'self'",
    );
    const page = readFileSync(path.join(siteRoot, 'index.html'), 'utf8');
    const asked = [...page.matchAll(/<link rel="(?:icon|manifest|apple-touch-icon)" href="([^"]+)"/g)];
    expect(asked.map(([, href]) => href)).toEqual([
      '/favicon.ico',
      '/icon.svg',
      '/apple-touch-icon.png',
      '/site.webmanifest',
    ]);
    for (const [, href = ''] of asked) expect(files.has(href), href).toBe(true);
    for (const theme of ['light', 'dark'] as const)
      expect(page).toContain(`content="${color.page[theme]}" media="(prefers-color-scheme: ${theme})"`);
  });
});

describe('the icons', () => {
  it('have the sizes that systems ask for', () => {
    expect(sizeOf(png('/apple-touch-icon.png'))).toEqual([180, 180]);
    const ico = png('/favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const inside = [0, 1, 2].map((i) => {
      const [size, offset] = [ico.readUInt32LE(14 + 16 * i), ico.readUInt32LE(18 + 16 * i)];
      return sizeOf(ico.subarray(offset, offset + size));
    });
    expect(inside).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
  });

  it('can be masked to a circle, and are opaque for systems that paint transparency black', () => {
    const ground = [...Buffer.from(color.page.light.slice(1), 'hex'), 255];
    const maskable = pixelsOf('/icon-maskable-512.png', 512);
    for (let x = 0; x < 512; x++)
      for (let y = 0; y < 512; y++)
        if (Math.hypot(x - 256, y - 256) > 0.4 * 512 && maskable(x, y).join() !== ground.join())
          throw new Error(`The mark reaches ${x}, ${y}, which a launcher may cut away.`);
    expect(maskable(256 - 42, 256 - 42)).not.toEqual(ground);
    expect(pixelsOf('/apple-touch-icon.png', 180)(0, 0)).toEqual(ground);
    expect(pixelsOf('/icon-192.png', 192)(0, 0)[3]).toBe(0);
  });
});

it('figures outside a browser have the colours of those in it', () => {
  const css = readFileSync(
    path.join(siteRoot, '../../packages/ui/src/media/living-figure/living-figure.css'),
    'utf8',
  );
  const block = (selector: string) => css.slice(css.indexOf(selector)).split('}', 1)[0] ?? '';
  const common = block('.lali-living-figure,');
  for (const [surface, scheme, blocks] of [
    ['ground', 0, [common]],
    ['night', 1, [common]],
    ['kingfisher', 0, [block('.lali-living-figure[data-tone="primary"]'), common]],
    ['leaf', 0, [block('.lali-living-figure[data-tone="secondary"]'), common]],
  ] as const) {
    const declared = (name: string) => {
      const value = blocks
        .map((text) => new RegExp(`--lali-figure-${name}: ([^;]+);`).exec(text)?.[1])
        .find(Boolean);
      const theme = (['light', 'dark'] as const)[scheme];
      const colours = (value?.match(/#\w{6}|var\(--lali-color-[\w-]+\)/g) ?? []).map((found) => {
        const name = /--lali-color-([\w-]+)/.exec(found)?.[1];
        return name ? color[name as keyof typeof color][theme] : found;
      });
      return colours[Math.min(scheme, colours.length - 1)];
    };
    for (const paint of ['built', 'ink', 'pollen', 'mark', 'knob', 'paper'] as const)
      expect(paintOn(surface, paint), `${surface} ${paint}`).toBe(declared(paint));
    expect(paintOn(surface, 0), `${surface} core`).toBe(declared('core'));
    expect(paintOn(surface, 0.5), `${surface} grown`).toBe(declared('grown'));
  }
});

it('the mark has the colours of its component, and one colour on a filled surface', () => {
  const colours = (surface: Parameters<typeof markOn>[0]) => new Set(markOn(surface).match(/#\w{6}/g));
  const light = /<style>(.*?)@media/.exec(logoMarkSvg())?.[1]?.match(/#\w{6}/g);
  expect(colours('ground')).toEqual(new Set(light));
  expect(colours('kingfisher')).toEqual(new Set([color['on-primary'].light]));
  expect(colours('leaf')).toEqual(new Set([color['on-primary'].light]));
});
