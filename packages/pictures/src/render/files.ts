import { globSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '@laliaflia/tooling/paths.ts';
import type { Device, Screen } from '../scene.ts';

/** Where the site keeps its pictures. */
export const imagesFolder = fromRoot('apps/site/content/images');

export const packageFolder = fromRoot('packages/pictures');

export type Format = 'avif' | 'webp';

/**
 * Pixels across, by device. Phones stand 228 to 271 CSS px wide in a gallery, desktops 84vw to 818, and fill the window in
 * the full view: each width serves one of those at one to three device pixels. WebP is for the few browsers without AVIF.
 */
export const widths: Record<Device, Record<Format, readonly number[]>> = {
  phone: { avif: [272, 544, 780], webp: [544, 780] },
  desktop: { avif: [660, 1000, 1640, 2400], webp: [1000, 1640] },
};

/** The heaviest that a picture of this device may be, in bytes. */
export const heaviest: Record<Device, number> = { phone: 60_000, desktop: 120_000 };

/** Names of a screen's files within its project's folder. */
export function filesOf({ id, device }: Pick<Screen, 'id' | 'device'>): string[] {
  return (['avif', 'webp'] as const).flatMap((format) =>
    widths[device][format].map((width) => `${id}-${width}.${format}`),
  );
}

/** Projects with scenes: a folder is one, there is no list to keep up. */
export function projectsWithScenes(): string[] {
  return globSync('src/scenes/*/index.ts', { cwd: packageFolder })
    .map((file) => path.basename(path.dirname(file)))
    .sort();
}
