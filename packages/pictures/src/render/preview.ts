import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { results } from '@laliaflia/tooling/paths.ts';
import { documentsOf } from './documents.ts';
import { withCamera } from './photograph.ts';

/** Screens of one project as PNG at one and two device pixels, for the eye. */
export async function preview(project: string, screens: readonly string[]): Promise<string[]> {
  const documents = (await documentsOf([project])).get(project) ?? [];
  const wanted = documents.filter(({ screen }) => screens.length === 0 || screens.includes(screen.id));
  const unknown = screens.filter((id) => !documents.some(({ screen }) => screen.id === id));
  if (unknown.length > 0) {
    const known = documents.map(({ screen }) => screen.id).join(', ');
    throw new Error(`${project} has no screen ${unknown.join(', ')}; it has ${known}.`);
  }
  const folder = path.join(results, 'pictures', project);
  await mkdir(folder, { recursive: true });
  const written: string[] = [];
  await withCamera(async (camera) => {
    for (const document of wanted) {
      for (const scale of [1, 2]) {
        const file = path.join(folder, `${document.screen.id}@${scale}x.png`);
        await writeFile(file, await camera(document, scale));
        written.push(file);
      }
    }
  });
  return written;
}
