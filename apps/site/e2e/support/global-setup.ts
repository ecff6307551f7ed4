import { cpSync, rmSync } from 'node:fs';
import { emptyDatabase, faultsFolder } from '../faults/worker-config.ts';
import { liftCeilings, makeEmptyDatabase } from './empty-database.ts';
import { databaseUrl, expectErased, forgetErased } from './erased.ts';
import { emptyData, shared, startSite } from './installations.ts';

/** One site for all tests: the journeys visit it, and the faults use its built pages with their own servers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  emptyData();
  forgetErased();
  if (databaseUrl === undefined) {
    rmSync(faultsFolder, { recursive: true, force: true });
    await makeEmptyDatabase();
    cpSync(emptyDatabase, shared.data, { recursive: true });
  }
  const site = await startSite();
  // Its tables are made by the first server that uses it.
  if (databaseUrl !== undefined) await liftCeilings();
  return async () => {
    await site.stop();
    await expectErased();
  };
}
