import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from '../owner-client.ts';
import { type ClaimedMail, knownMails } from './outbox.ts';

/** Where mails lie that no server sends. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

/** A file for the owner's eyes alone, under a name that sorts by time; the same mail again takes the place of the first. */
export async function writeMail(folder: string, mail: ClaimedMail, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date(mail.created_at).toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.join(folder, `${time}-${mail.kind}-${mail.id}.eml`);
  await writeFile(`${file}.unfinished`, bytes, { mode: 0o600, flush: true });
  await rename(`${file}.unfinished`, file);
}

/** Deletes the files of mails whose lead is gone, where the leads lie on this machine. */
export async function forgetMails({ dataDir, client }: { dataDir?: string; client: Client }): Promise<void> {
  if (dataDir !== undefined) await removeForgotten(mailFolder(dataDir), client);
}

/** Asked for at once. */
const batch = 500;

/** Deletes the files of mails whose lead is gone. */
export async function removeForgotten(folder: string, client: Client): Promise<void> {
  const files = (await readdir(folder).catch(emptyIfMissing)).flatMap((name) => {
    const [, id] = /-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml/.exec(name) ?? [];
    return id === undefined ? [] : [{ name, id }];
  });
  for (let start = 0; start < files.length; start += batch) {
    const some = files.slice(start, start + batch);
    const known = await knownMails(
      client,
      some.map(({ id }) => id),
    );
    for (const { name, id } of some) {
      if (!known.has(id)) await rm(path.join(folder, name), { force: true });
    }
  }
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
