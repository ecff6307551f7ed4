import { parentPort, workerData } from 'node:worker_threads';
import { drawCards } from './draw.ts';

/* Another thread draws its part of the pictures. */
await drawCards(workerData);
parentPort?.postMessage(null);
