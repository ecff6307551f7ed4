import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openFolder } from '@laliaflia/backend/embedded';
import { repositoryRoot } from '../../build/paths.ts';
import { emptyDatabase } from '../faults/worker-config.ts';
import { openShared } from './erased.ts';

/** What it is made of. */
const sources = [
  'pnpm-lock.yaml',
  'packages/backend/src/**/*.{ts,sql}',
  'packages/backend/supabase/migrations/*.sql',
  'apps/site/e2e/support/empty-database.ts',
];

/** Beside it: what stands in it is copied. */
const note = `${emptyDatabase}.made-of`;

/** The visitors of all tests together write more than an hour's mails. */
export async function liftCeilings(folder?: string): Promise<void> {
  const { run, connection } = await openShared(folder);
  await run("delete from mail.ceilings where per = 'everybody'");
  await connection.close();
}

/** Makes the empty database, unless a run before has made the same on this day: that takes five seconds of a processor. */
export async function makeEmptyDatabase(): Promise<void> {
  const madeOf = hashOfSources();
  if (existsSync(note) && readFileSync(note, 'utf8') === madeOf) return;
  rmSync(note, { force: true });
  rmSync(emptyDatabase, { recursive: true, force: true });
  const { close } = await openFolder(emptyDatabase, {});
  await close();
  await liftCeilings(emptyDatabase);
  writeFileSync(note, madeOf);
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(new Date().toDateString());
  for (const file of globSync(sources, { cwd: repositoryRoot }).sort())
    hash.update(`${file}\0`).update(readFileSync(path.join(repositoryRoot, file)));
  return hash.digest('hex');
}
