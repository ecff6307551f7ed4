import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { results } from '@laliaflia/tooling/paths.ts';
import { loadScene } from '@laliaflia/tooling/pictures/files.ts';
import { viewports } from '@laliaflia/tooling/pictures/scene.ts';
import sharp from 'sharp';
import { documentsOf } from './documents.ts';
import { withBrowser } from './screenshot.ts';

/** Screens of one project as PNG at one and two device pixels, for the eye, and side by side. */
export async function preview(project: string, screens: readonly string[]): Promise<string[]> {
  const scene = await loadScene(project);
  const ids = scene.screens.map(({ id }) => id);
  const unknown = screens.filter((id) => !ids.includes(id));
  if (unknown.length > 0) {
    throw new Error(`${project} has no screen ${unknown.join(', ')}; it has ${ids.join(', ')}.`);
  }
  const wanted = scene.screens.filter(({ id }) => screens.length === 0 || screens.includes(id));
  const documents = await documentsOf(wanted.map((screen) => ({ scene, screen })));
  const folder = path.join(results, 'pictures', project);
  await mkdir(folder, { recursive: true });
  const written: string[] = [];
  const small: { png: Buffer; width: number }[] = [];
  await withBrowser(async (take) => {
    for (const document of documents) {
      for (const scale of [1, 2]) {
        const file = path.join(folder, `${document.screen.id}@${scale}x.png`);
        const png = await take(document, scale);
        await writeFile(file, png);
        written.push(file);
        if (scale === 1) small.push({ png, width: viewports[document.screen.device].width });
      }
    }
  });
  const sheet = path.join(folder, 'all.png');
  await writeFile(sheet, await sideBySide(small));
  return [...written, sheet];
}

const gap = 20;

async function sideBySide(images: readonly { png: Buffer; width: number }[]): Promise<Buffer> {
  let left = gap;
  const placed = images.map(({ png, width }) => {
    const place = { input: png, left, top: gap };
    left += width + gap;
    return place;
  });
  const height = viewports.desktop.height + 2 * gap;
  return sharp({ create: { width: left, height, channels: 3, background: '#8a938e' } })
    .composite(placed)
    .png()
    .toBuffer();
}
