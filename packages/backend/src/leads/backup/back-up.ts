import { createGzip } from 'node:zlib';
import type { Client } from '../../owner-client.ts';
import { encryptTo } from './keys.ts';
import { ChangedMeanwhileError, readSnapshot } from './snapshot.ts';
import { writeWhole } from './write-whole.ts';

export type RowCounts = Record<string, number>;

/** Rows seldom go, so that a second attempt finds them at rest. */
const attempts = 3;

/**
 * Writes all rows of all tables into a new file, as they were at one moment; how many of each table.
 *
 * @param file Compressed where its name ends with .gz or .gz.age.
 * @param signal Breaks it off between two pages.
 * @param encryptTo A public key of age, or a file with some.
 */
export async function backUp(
  client: Client,
  file: string,
  { encryptTo: key, signal }: { encryptTo?: string | undefined; signal?: AbortSignal } = {},
): Promise<RowCounts> {
  const encrypt = key === undefined ? [] : [encryptTo(key)];
  for (let attempt = 1; ; attempt++) {
    let counts: RowCounts = {};
    const lines = async function* () {
      counts = yield* readSnapshot(client, { signal });
    };
    const through = [...(/\.gz(\.age)?$/.test(file) ? [createGzip({ level: 4 })] : []), ...encrypt];
    try {
      await writeWhole(file, lines(), through);
      return counts;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError) || attempt === attempts) throw error;
    }
  }
}
