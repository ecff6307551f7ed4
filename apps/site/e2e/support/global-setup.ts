import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openPglite } from '@laliaflia/backend/connect';
import { openFolder } from '@laliaflia/backend/embedded';
import { emptyDatabase, faultsFolder } from '../faults/worker-config.ts';
import { dataFolder, emptyData, shared, startSite } from './installations.ts';

/** The visitors of all tests together write more than an hour's mails. */
async function liftCeilings(): Promise<void> {
  const { run, connection } = await openPglite(path.join(emptyDatabase, 'postgres'));
  await run("delete from mail.ceilings where per = 'everybody'");
  await connection.close();
}

/** One site for all tests: the journeys visit it, and the faults use its built pages with their own servers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  rmSync(faultsFolder, { recursive: true, force: true });
  emptyData(shared);
  const { close } = await openFolder(emptyDatabase, {});
  await close();
  await liftCeilings();
  cpSync(emptyDatabase, dataFolder(shared), { recursive: true });
  const site = await startSite(shared);
  return site.stop;
}
