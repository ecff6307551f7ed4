import { loadScene, projectsWithScenes } from '@laliaflia/tooling/pictures/files.ts';
import { readDrawn } from '@laliaflia/tooling/pictures/list.ts';
import { expect, it } from 'vitest';
import { documentsOf } from './documents.ts';

/** Proves a clean-up of the scenes: their sources are others, and what is drawn is the same to the letter. */
it('the images show the documents that the scenes render to', async () => {
  const scenes = await Promise.all(projectsWithScenes().map((project) => loadScene(project)));
  const screens = scenes.flatMap((scene) => scene.screens.map((screen) => ({ scene, screen })));
  const drawn = new Map(
    await Promise.all(scenes.map(async ({ project }) => [project, await readDrawn(project)] as const)),
  );

  const documents = await documentsOf(screens);

  expect(documents.length).toBeGreaterThan(0);
  const changed = documents.filter(
    ({ project, screen, hash }) => drawn.get(project)?.[screen.id]?.document !== hash,
  );
  expect(changed.map(({ project, screen }) => `${project}/${screen.id}`)).toEqual([]);
});
