import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { root } from '../paths.ts';
import { type LedgerEntry, type PicturePlan, readExpected } from './plan.ts';
import { fingerprint, PictureStore } from './store.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Takes note of a picture when it is the expected one or stands still, and answers whether it did; otherwise
     * another has to be taken.
     */
    seePicture: (name: string, base64: string, steady: boolean) => Promise<boolean>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this run takes pictures at all. */
    pictures: boolean;
  }
}

/** The Node side of .storybook/vitest.setup.ts. */
export function pictureCommands(plan: PicturePlan | undefined) {
  if (plan === undefined) return {};
  const expected = readExpected(plan);
  const store = new PictureStore(plan.store);

  const seePicture: BrowserCommand<[name: string, base64: string, steady: boolean]> = async (
    { testPath = '' },
    name,
    base64,
    steady,
  ) => {
    const picture = Buffer.from(base64, 'base64');
    if (!steady && fingerprint(picture) !== expected[name]) return false;
    const print = await store.put(picture);
    const file = path.relative(root, testPath).split(path.sep).join('/');
    await appendFile(plan.ledger, `${JSON.stringify({ name, print, file } satisfies LedgerEntry)}\n`);
    return true;
  };
  return { seePicture };
}
