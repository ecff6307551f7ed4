import { parentPort, workerData } from 'node:worker_threads';
import { drawCards } from './draw.ts';

/* Draws a part of the images in a worker. */
await drawCards(workerData);
parentPort?.postMessage(null);
