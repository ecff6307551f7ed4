import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { results } from '@laliaflia/tooling/paths.ts';
import sharp from 'sharp';
import { viewports } from '../scene.ts';
import { documentsOf } from './documents.ts';
import { withCamera } from './photograph.ts';

/** Screens of one project as PNG at one and two device pixels, for the eye, and side by side. */
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
  const small: { png: Buffer; width: number }[] = [];
  await withCamera(async (camera) => {
    for (const document of wanted) {
      for (const scale of [1, 2]) {
        const file = path.join(folder, `${document.screen.id}@${scale}x.png`);
        const png = await camera(document, scale);
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

async function sideBySide(pictures: readonly { png: Buffer; width: number }[]): Promise<Buffer> {
  let left = gap;
  const placed = pictures.map(({ png, width }) => {
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
