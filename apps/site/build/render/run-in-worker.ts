import { Worker } from 'node:worker_threads';

/** Runs a file in a worker and returns the message that it posts. */
export function runInWorker<Result>(file: URL, job: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(
        new Error(`${file.pathname.split('/').at(-1)} ended with code ${code} before its work was done.`),
      ),
    );
  });
}
