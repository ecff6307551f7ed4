import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { renderPages } from './render-pages.ts';

/* Renders a part of the pages in a worker, says which names they use, and writes them when it is told their styles. */
if (parentPort !== null) {
  const { used, write } = await renderPages(workerData);
  parentPort.postMessage(used);
  const [styles] = await once(parentPort, 'message');
  parentPort.postMessage(await write(styles));
}
