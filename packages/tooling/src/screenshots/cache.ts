import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';

/** Outside the repository, so that every clone and every commit on this machine shares it. */
export const cacheFolder = path.join(
  process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'),
  'laliaflia/screenshots',
);

/** Long enough to be unique among a few thousand files, short enough to read. */
export const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 20);

const month = 30 * 24 * 60 * 60 * 1000;

/** PNG files, named by their hashes, for comparison if a hash differs from the expected one. */
export class ScreenshotCache {
  readonly folder: string;

  constructor(folder = cacheFolder) {
    this.folder = folder;
  }

  file(hash: string): string {
    return path.join(this.folder, `${hash}.png`);
  }

  has(hash: string): boolean {
    return existsSync(this.file(hash));
  }

  async put(image: Buffer): Promise<string> {
    const hash = hashOf(image);
    const file = this.file(hash);
    if (this.has(hash)) {
      await utimes(file, new Date(), new Date());
      return hash;
    }
    await mkdir(this.folder, { recursive: true });
    // Written in two steps, so that an interrupted run leaves no incomplete file.
    const partial = `${file}.${process.pid}`;
    await writeFile(partial, image);
    await rename(partial, file);
    return hash;
  }

  /** Deletes the images that no run has used for a month. */
  async prune(now = Date.now()): Promise<void> {
    if (!existsSync(this.folder)) return;
    for (const name of (await readdir(this.folder)).filter((each) => each.endsWith('.png'))) {
      const file = path.join(this.folder, name);
      if ((await stat(file)).mtimeMs < now - month) await rm(file, { force: true });
    }
  }
}
