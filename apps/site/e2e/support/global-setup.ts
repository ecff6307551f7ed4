import { emptyData, shared, startSite } from './installations.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  emptyData(shared);
  const site = await startSite(shared);
  return site.stop;
}
