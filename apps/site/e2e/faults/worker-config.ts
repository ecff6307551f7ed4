import path from 'node:path';
import { cacheFolder } from '../../build/paths.ts';

export const faultsFolder = path.join(cacheFolder, 'faults');

/** An empty database, ready to be copied: to make one takes seconds. It stays for the runs that follow. */
export const emptyDatabase = path.join(cacheFolder, 'empty-database');

/** The ports (below those that the system hands out) and the data folder of one test worker. Workers share only the built pages. */
export interface WorkerConfig {
  dataDir: string;
  /** Where the faults of its machine stand. */
  machine: string;
  /** Ports of the proxies, which the browser talks to. */
  site: number;
  api: number;
  /** Ports that the proxies forward to. */
  originSite: number;
  originApi: number;
  /** Port of the mail server. */
  smtp: number;
}

export function workerConfig(worker: number): WorkerConfig {
  const step = worker * 10;
  return {
    dataDir: path.join(faultsFolder, `data-${worker}`),
    machine: path.join(faultsFolder, `machine-${worker}`),
    site: 4283 + step,
    api: 14383 + step,
    originSite: 4284 + step,
    originApi: 14384 + step,
    smtp: 4285 + step,
  };
}
