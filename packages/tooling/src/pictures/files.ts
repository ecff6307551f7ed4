import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../paths.ts';
import type { Device, Scene, Screen } from './scene.ts';

/** The folders of the scenes and of the site's images; tests use their own. */
export interface Folders {
  /** The package of the scenes. */
  scenes: string;
  images: string;
}

export const ourFolders: Folders = {
  scenes: fromRoot('packages/pictures'),
  images: fromRoot('apps/site/content/images'),
};

export type Format = 'avif' | 'webp';

/**
 * Widths in pixels, by device. Phones are 228 to 271 CSS px wide in a gallery, desktops 84vw up to 818, and both fill
 * the window in the full view: each width serves one of those at one to three device pixels. WebP is for the few
 * browsers without AVIF.
 */
export const widths: Record<Device, Record<Format, readonly number[]>> = {
  phone: { avif: [272, 544, 780], webp: [544, 780] },
  desktop: { avif: [660, 1000, 1640, 2400], webp: [1000, 1640] },
};

/** The maximum size of an image of a device, and of a piece of one, in bytes. */
export const heaviest: Record<Device | 'piece', number> = { phone: 60_000, desktop: 120_000, piece: 5_000 };

/** Names of a screen's files within its project's folder of images. */
export function filesOf({ id, device, piece }: Pick<Screen, 'id' | 'device' | 'piece'>): string[] {
  return (['avif', 'webp'] as const).flatMap((format) => [
    ...widths[device][format].map((width) => `${id}-${width}.${format}`),
    ...(piece === undefined ? [] : [`${id}-piece.${format}`]),
  ]);
}

/** The folder of a project's scene. */
export const sceneFolder = (project: string, { scenes } = ourFolders) =>
  path.join(scenes, 'src/scenes', project);

/** Projects with scenes: every folder is one, no list has to be maintained. */
export function projectsWithScenes({ scenes } = ourFolders): string[] {
  return globSync('src/scenes/*/index.ts', { cwd: scenes })
    .map((file) => path.basename(path.dirname(file)))
    .sort();
}

export async function loadScene(project: string, folders = ourFolders): Promise<Scene> {
  const file = path.join(sceneFolder(project, folders), 'index.ts');
  const { default: scene } = (await import(pathToFileURL(file).href)) as { default: Scene };
  if (scene.project !== project) {
    throw new Error(
      `${file} says project "${scene.project}", but a folder is named after its project: rename one of the two.`,
    );
  }
  if (scene.screens.length < 1 || scene.screens.length > 6) {
    throw new Error(
      `${file} lists ${scene.screens.length} screens, and a gallery shows one to six: change the list.`,
    );
  }
  const ids = scene.screens.map(({ id }) => id);
  const wrong = ids.find((id, at) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || ids.indexOf(id) !== at);
  if (wrong !== undefined) {
    throw new Error(
      `${file}: the id "${wrong}" names files, so it has to be unique, lower-case and hyphenated.`,
    );
  }
  return scene;
}
