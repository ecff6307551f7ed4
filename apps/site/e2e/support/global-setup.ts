import { cpSync, rmSync } from 'node:fs';
import { emptyDatabase, faultsFolder } from '../faults/worker-config.ts';
import { liftCeilings, makeEmptyDatabase } from './empty-database.ts';
import { databaseUrl, expectErased, forgetErased } from './erased.ts';
import { emptyData, shared, startSite } from './installations.ts';

/** The faults need no site: they use its built pages with servers of their own. */
const onlyFaults = process.argv.includes('--project=faults');

/** One site for all tests that visit it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  emptyData();
  forgetErased();
  if (databaseUrl === undefined) {
    rmSync(faultsFolder, { recursive: true, force: true });
    await makeEmptyDatabase();
  }
  if (onlyFaults) return async () => {};
  if (databaseUrl === undefined) cpSync(emptyDatabase, shared.data, { recursive: true });
  const site = await startSite();
  // Its tables are made by the first server that uses it.
  if (databaseUrl !== undefined) await liftCeilings();
  return async () => {
    await site.stop();
    await expectErased();
  };
}
