import { Worker } from 'node:worker_threads';

/** Runs a file in a worker and returns the message that it posts. */
export function runInWorker<Result>(file: URL, job: unknown): Promise<Result> {
  return nextMessage(startWorker(file, job));
}

export function startWorker(file: URL, job: unknown): Worker {
  return new Worker(file, { workerData: job });
}

export function nextMessage<Message>(worker: Worker): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (code: number) =>
      reject(new Error(`A worker of the build ended with code ${code} before its work was done.`));
    worker.once('message', (message) => {
      worker.off('error', reject);
      worker.off('exit', end);
      resolve(message);
    });
    worker.once('error', reject);
    worker.once('exit', end);
  });
}
