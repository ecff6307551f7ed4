import { cpSync, rmSync } from 'node:fs';
import { openFolder } from '@laliaflia/backend/embedded';
import { emptyDatabase, faultsFolder } from '../faults/worker-config.ts';
import { databaseUrl, expectErased, forgetErased, openShared } from './erased.ts';
import { dataFolder, emptyData, shared, startSite } from './installations.ts';

/** The visitors of all tests together write more than an hour's mails. */
async function liftCeilings(folder?: string): Promise<void> {
  const { run, connection } = await openShared(folder);
  await run("delete from mail.ceilings where per = 'everybody'");
  await connection.close();
}

/** One site for all tests: the journeys visit it, and the faults use its built pages with their own servers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  emptyData(shared);
  forgetErased();
  if (databaseUrl === undefined) {
    rmSync(faultsFolder, { recursive: true, force: true });
    const { close } = await openFolder(emptyDatabase, {});
    await close();
    await liftCeilings(emptyDatabase);
    cpSync(emptyDatabase, dataFolder(shared), { recursive: true });
  }
  const site = await startSite(shared);
  // Its tables are made by the first server that uses it.
  if (databaseUrl !== undefined) await liftCeilings();
  return async () => {
    await site.stop();
    await expectErased();
  };
}
