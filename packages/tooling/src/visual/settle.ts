import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { compareFiles } from './compare.ts';
import type { Fingerprints } from './list.ts';
import type { LedgerEntry } from './plan.ts';
import type { PictureStore } from './store.ts';

export interface SettleOptions {
  expected: Fingerprints;
  entries: readonly LedgerEntry[];
  store: PictureStore;
  /** Where pictures that differ are laid out for a person to look at. */
  folder: string;
  /** Draws the agreed look of these story files again. */
  redraw: (files: readonly string[]) => Promise<Fingerprints>;
}

export interface Settled {
  /** One line per picture that differs. */
  different: string[];
  /** Names of pictures that nothing is expected of yet. */
  fresh: string[];
}

/**
 * Compares what was drawn with what was agreed. The same fingerprint is the same picture; for the others both pictures
 * are compared, and where this machine does not have the agreed one, it is drawn again first.
 */
export async function settle({ expected, entries, store, folder, redraw }: SettleOptions): Promise<Settled> {
  const fresh = entries.filter(({ name }) => expected[name] === undefined).map(({ name }) => name);
  const unlike = entries.filter(({ name, print }) => name in expected && expected[name] !== print);
  const absent = unlike.filter(({ name }) => !store.has(expected[name] ?? ''));
  const files = [...new Set(absent.map(({ file }) => file))];
  const agreed = files.length === 0 ? expected : { ...expected, ...(await redraw(files)) };

  const different: string[] = [];
  for (const { name, print } of unlike) {
    const before = agreed[name] ?? '';
    if (before === print) continue;
    const lay = (suffix: string) => path.join(folder, `${name}.${suffix}.png`);
    await copyFile(store.file(print), lay('actual'));
    if (!store.has(before)) {
      different.push(
        `${name} is not what was agreed on; that look cannot be drawn any more (${lay('actual')})`,
      );
      continue;
    }
    await copyFile(store.file(before), lay('expected'));
    const difference = compareFiles(lay('expected'), lay('actual'), lay('difference'));
    if (difference !== undefined)
      different.push(`${name} ${difference}: ${path.relative('.', lay('{expected,actual}'))}`);
  }
  return { different, fresh };
}
