import { parentPort, workerData } from 'node:worker_threads';
import { renderPages } from './render-pages.ts';

/* Renders a part of the pages in a worker. */
parentPort?.postMessage(await renderPages(workerData));
