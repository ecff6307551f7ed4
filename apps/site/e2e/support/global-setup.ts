import { rmSync } from 'node:fs';
import { faultsFolder } from '../faults/worker-config.ts';
import { emptyData, shared, startSite } from './installations.ts';

/** One site for all tests: the journeys visit it, and the faults use its built pages with their own servers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  rmSync(faultsFolder, { recursive: true, force: true });
  emptyData(shared);
  const site = await startSite(shared);
  return site.stop;
}
