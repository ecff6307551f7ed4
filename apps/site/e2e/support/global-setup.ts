import { cpSync, rmSync } from 'node:fs';
import { openFolder } from '@laliaflia/backend/embedded';
import { emptyDatabase, faultsFolder } from '../faults/worker-config.ts';
import { dataFolder, emptyData, shared, startSite } from './installations.ts';

/** One site for all tests: the journeys visit it, and the faults use its built pages with their own servers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  rmSync(faultsFolder, { recursive: true, force: true });
  emptyData(shared);
  const { close } = await openFolder(emptyDatabase, {});
  await close();
  cpSync(emptyDatabase, dataFolder(shared), { recursive: true });
  const site = await startSite(shared);
  return site.stop;
}
