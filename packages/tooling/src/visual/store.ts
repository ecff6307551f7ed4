import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Long enough that two of a few thousand pictures never share one, short enough to read. */
export const fingerprint = (picture: Buffer): string =>
  createHash('sha256').update(picture).digest('hex').slice(0, 20);

/** Pictures under their fingerprints, on this machine only: what a later run shows beside one that differs. */
export class PictureStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  file(print: string): string {
    return path.join(this.folder, `${print}.png`);
  }

  has(print: string): boolean {
    return existsSync(this.file(print));
  }

  async put(picture: Buffer): Promise<string> {
    const print = fingerprint(picture);
    if (this.has(print)) return print;
    await mkdir(this.folder, { recursive: true });
    // In two steps, so that an interrupted run leaves no half a picture under a whole one's name.
    const partial = `${this.file(print)}.${process.pid}`;
    await writeFile(partial, picture);
    await rename(partial, this.file(print));
    return print;
  }

  /** Forgets all but these. */
  async keepOnly(prints: ReadonlySet<string>): Promise<void> {
    if (!existsSync(this.folder)) return;
    const left = (await readdir(this.folder)).filter((file) => !prints.has(path.parse(file).name));
    await Promise.all(left.map((file) => rm(path.join(this.folder, file), { force: true })));
  }
}
