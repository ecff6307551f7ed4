import { rmSync } from 'node:fs';
import { faultsFolder } from '../faults/worker-config.ts';
import { emptyData, shared, startSite } from './installations.ts';

/** One site for all: the journeys visit it, and the faults put their proxies and databases around its pages. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  rmSync(faultsFolder, { recursive: true, force: true });
  emptyData(shared);
  const site = await startSite(shared);
  return site.stop;
}
