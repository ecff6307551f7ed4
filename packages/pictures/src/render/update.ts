import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, ourFolders } from '@laliaflia/tooling/pictures/files.ts';
import { type Entry, entryOf, writeDrawn, writeList } from '@laliaflia/tooling/pictures/list.ts';
import { type Plan, plansOf } from '@laliaflia/tooling/pictures/plan.ts';
import { type Screen, viewports } from '@laliaflia/tooling/pictures/scene.ts';
import { documentsOf, type ScreenDocument } from './documents.ts';
import { dominantColour, encode } from './encode.ts';
import { type TakeScreenshot, withBrowser } from './screenshot.ts';

type Say = (line: string) => void;

/** Draws what has changed, writes the lists, and removes what no screen shows any more. */
export async function update(projects: readonly string[], say: Say): Promise<void> {
  const plans = await plansOf(projects);
  const documents = await documentsOf(
    plans.flatMap(({ scene, stale }) => stale.map((screen) => ({ scene, screen }))),
  );
  const changed = documents.filter((document) => !isDrawn(document, plans));
  const drawn = changed.length > 0 ? await withBrowser((take) => drawAll(changed, take, say)) : new Map();
  for (const { project, screen } of documents.filter((each) => !changed.includes(each))) {
    say(`${project}/${screen.id}: other sources, the same document, nothing drawn`);
  }
  for (const plan of plans) await finish(plan, documents, drawn);
}

/** Whether the files that are there show this very document. */
function isDrawn({ project, screen, hash }: ScreenDocument, plans: readonly Plan[]): boolean {
  const plan = plans.find(({ scene }) => scene.project === project);
  return (
    plan?.drawn[screen.id]?.document === hash &&
    plan.list.some(({ file }) => file === `${project}/${screen.id}`) &&
    filesOf(screen).every((file) => plan.files.includes(file))
  );
}

async function finish(
  { scene: { project, screens }, list, drawn, sources, stale, leftOver, listDiffers }: Plan,
  documents: readonly ScreenDocument[],
  fresh: ReadonlyMap<Screen, Entry>,
): Promise<void> {
  for (const file of leftOver) await rm(path.join(ourFolders.images, project, file));
  if (stale.length === 0 && !listDiffers) return;
  const entries = screens.map((screen) => {
    const entry = fresh.get(screen) ?? list.find(({ file }) => file === `${project}/${screen.id}`);
    if (!entry) throw new Error(`${project}/${screen.id} was neither drawn nor there before.`);
    return entryOf(project, screen, entry);
  });
  const hashes = screens.map((screen) => {
    const document = documents.find((each) => each.screen === screen)?.hash ?? drawn[screen.id]?.document;
    const source = sources.get(screen);
    if (document === undefined || source === undefined) {
      throw new Error(`${project}/${screen.id} has no hash, though it was drawn.`);
    }
    return [screen.id, { source, document }] as const;
  });
  await writeList(project, entries);
  await writeDrawn(project, Object.fromEntries(hashes));
}

async function drawAll(documents: readonly ScreenDocument[], take: TakeScreenshot, say: Say) {
  const drawn = new Map<Screen, Entry>();
  for (const document of documents) {
    const { project, screen } = document;
    const folder = path.join(ourFolders.images, project);
    await mkdir(folder, { recursive: true });
    const png = await take(document, 2);
    const files = await encode(png, screen);
    for (const { file, data } of files) await writeFile(path.join(folder, file), data);
    const { width, height } = viewports[screen.device];
    const color = await dominantColour(png);
    drawn.set(screen, entryOf(project, screen, { width: width * 2, height: height * 2, color }));
    const sizes = files.map(({ file, data, quality }) => {
      const [, rest] = file.split(`${screen.id}-`);
      return `${rest} ${(data.length / 1000).toFixed(0)} kB q${quality}`;
    });
    say(`${project}/${screen.id}: ${sizes.join(', ')}`);
  }
  return drawn;
}
