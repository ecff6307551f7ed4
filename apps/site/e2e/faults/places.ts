import path from 'node:path';
import { cacheFolder } from '../../build/paths.ts';

export const faultsFolder = path.join(cacheFolder, 'faults');

/** Where one worker of the run has its servers. Two workers share nothing but the built pages. */
export interface Place {
  dataDir: string;
  /** What the browser talks to. */
  site: number;
  api: number;
  /** What stands behind it. */
  originSite: number;
  originApi: number;
}

export function placeOf(worker: number): Place {
  const step = worker * 10;
  return {
    dataDir: path.join(faultsFolder, `data-${worker}`),
    site: 4283 + step,
    api: 54383 + step,
    originSite: 4284 + step,
    originApi: 54384 + step,
  };
}
