import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, loadScene, ourFolders, projectsWithScenes, widths } from './files.ts';
import { type Drawn, type Entry, listName, readDrawn, readList } from './list.ts';
import type { Scene, Screen } from './scene.ts';
import { sourceHash } from './source-hash.ts';

/** The existing images of a project. */
export interface Present {
  list: readonly Entry[];
  drawn: Record<string, Drawn>;
  /** File names in the folder of the images. */
  files: readonly string[];
}

/** What has to be done for one project. */
export interface Plan extends Present {
  scene: Scene;
  /** Source hashes of the current scene, by screen. */
  sources: ReadonlyMap<Screen, string>;
  /** Screens whose images are missing or were drawn from other sources. */
  stale: readonly Screen[];
  /** Files in the folder that belong to no screen. */
  leftOver: readonly string[];
  /** Texts, order or widths in the list differ from the scene. */
  listDiffers: boolean;
}

/** Compares the scene of a project with its images. */
export function planOf(scene: Scene, sources: ReadonlyMap<Screen, string>, present: Present): Plan {
  const { project, screens } = scene;
  const { list, drawn, files } = present;
  const wanted = new Set([listName, ...screens.flatMap(filesOf)]);
  const sameWords = screens.every((screen, at) => {
    const entry = list[at];
    return (
      entry?.file === `${project}/${screen.id}` &&
      entry.alt === screen.alt &&
      entry.caption === screen.caption &&
      JSON.stringify(entry.widths) === JSON.stringify(widths[screen.device])
    );
  });
  const ids = screens.map(({ id }) => id);
  return {
    ...present,
    scene,
    sources,
    stale: screens.filter(
      (screen) =>
        !list.some(({ file }) => file === `${project}/${screen.id}`) ||
        drawn[screen.id]?.source !== sources.get(screen) ||
        filesOf(screen).some((file) => !files.includes(file)),
    ),
    leftOver: files.filter((file) => !wanted.has(file)),
    listDiffers:
      !sameWords || list.length !== screens.length || Object.keys(drawn).some((id) => !ids.includes(id)),
  };
}

/** Reads the scenes and images of these projects. Needs neither a browser nor the packages that the scenes import. */
export function plansOf(projects: readonly string[], folders = ourFolders): Promise<Plan[]> {
  return Promise.all(
    projects.map(async (project) => {
      const scene = await loadScene(project, folders);
      const images = path.join(folders.images, project);
      const sources = new Map(scene.screens.map((screen) => [screen, sourceHash(scene, screen, folders)]));
      return planOf(scene, sources, {
        list: await readList(project, folders),
        drawn: await readDrawn(project, folders),
        files: existsSync(images) ? await readdir(images) : [],
      });
    }),
  );
}

/** The differences between images and scenes; empty if there are none. */
export async function differences(folders = ourFolders): Promise<string[]> {
  const plans = await plansOf(projectsWithScenes(folders), folders);
  return plans.flatMap(({ scene: { project }, stale, leftOver, listDiffers }) => [
    ...stale.map(({ id }) => `${project}/${id} is not drawn from its scene as it is now`),
    ...leftOver.map((file) => `${project}/${file} belongs to no screen`),
    ...(listDiffers && stale.length === 0
      ? [`${project}: captions or texts are not those of the scene`]
      : []),
  ]);
}
