import { parentPort, workerData } from 'node:worker_threads';
import { renderPages } from './render-pages.ts';

/* Another thread renders its part of the pages. */
parentPort?.postMessage(await renderPages(workerData));
