import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { viewports } from '../scene.ts';
import { documentsOf, type ScreenDocument } from './documents.ts';
import { dominantColour, encode } from './encode.ts';
import { imagesFolder, projectsWithScenes } from './files.ts';
import { type Entry, entryOf, readManifest, writeManifest } from './manifest.ts';
import { type Camera, withCamera } from './photograph.ts';
import { type Plan, planOf } from './plan.ts';

async function plans(projects: readonly string[]): Promise<Plan[]> {
  const documents = await documentsOf(projects);
  return Promise.all(
    [...documents].map(async ([project, each]) => {
      const folder = path.join(imagesFolder, project);
      const present = existsSync(folder) ? await readdir(folder) : [];
      return planOf(project, each, await readManifest(project), present);
    }),
  );
}

/** What does not agree with the scenes; empty when everything does. Reads only, and needs no browser. */
export async function complaintsAbout(projects = projectsWithScenes()): Promise<string[]> {
  return (await plans(projects)).flatMap(({ project, stale, left, retold }) => [
    ...stale.map(({ screen }) => `${project}/${screen.id} is not what its scene draws`),
    ...left.map((file) => `${project}/${file} belongs to no scene`),
    ...(retold && stale.length === 0 ? [`${project}: captions or texts are not those of the scene`] : []),
  ]);
}

/** Draws what has changed, writes the lists, and removes what nothing shows any more. */
export async function update(projects = projectsWithScenes(), say: (line: string) => void = () => {}) {
  const all = await plans(projects);
  const changed = all.filter(({ stale }) => stale.length > 0);
  const draw = (camera: Camera) => drawAll(changed, camera, say);
  const drawn = changed.length > 0 ? await withCamera(draw) : new Map<ScreenDocument, Entry>();
  for (const plan of all) {
    const { project, documents, manifest, stale, left, retold } = plan;
    for (const file of left) await rm(path.join(imagesFolder, project, file));
    if (stale.length === 0 && !retold) continue;
    const entries = documents.map((document) => {
      const fresh = drawn.get(document);
      if (fresh) return fresh;
      const old = manifest.find(({ file }) => file === `${project}/${document.screen.id}`);
      if (!old) throw new Error(`${project}/${document.screen.id} was neither drawn nor there before.`);
      return entryOf(project, document.screen, old);
    });
    await writeManifest(project, entries);
  }
}

async function drawAll(changed: readonly Plan[], camera: Camera, say: (line: string) => void) {
  const drawn = new Map<ScreenDocument, Entry>();
  for (const { project, stale } of changed) {
    const folder = path.join(imagesFolder, project);
    await mkdir(folder, { recursive: true });
    for (const document of stale) {
      const { screen, source } = document;
      const png = await camera(document, 2);
      const files = await encode(png, screen);
      for (const { file, data } of files) await writeFile(path.join(folder, file), data);
      const { width, height } = viewports[screen.device];
      const size = { width: width * 2, height: height * 2 };
      const color = await dominantColour(png);
      drawn.set(document, entryOf(project, screen, { ...size, color, source }));
      const told = files.map(({ file, data, quality }) => {
        const [, rest] = file.split(`${screen.id}-`);
        return `${rest} ${(data.length / 1000).toFixed(0)} kB q${quality}`;
      });
      say(`${project}/${screen.id}: ${told.join(', ')}`);
    }
  }
  return drawn;
}
