import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export const unfinishedEnding = '.unfinished';

export type Bytes = AsyncIterable<Uint8Array>;
type Step = NodeJS.ReadWriteStream | ((source: Bytes) => Bytes);

type Text = AsyncIterable<string> | Iterable<string>;

/** All of it or no file at all, never over another one, on the disk, and for the owner's eyes alone. */
export async function writeWhole(file: string, text: Text, through: Step[] = []): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already: give another name.`);
  await replaceWhole(file, text, through);
}

/** The same, in the place of what is there. */
export async function replaceWhole(file: string, text: Text, through: Step[] = []): Promise<void> {
  const unfinished = `${file}${unfinishedEnding}`;
  await rm(unfinished, { force: true });
  try {
    const target = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
    const steps = [Readable.from(text, { objectMode: false }), ...through, target];
    await pipeline(steps as NodeJS.ReadWriteStream[]); // Its types take functions only one by one.
    await rename(unfinished, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
