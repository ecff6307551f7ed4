import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

/** The site could not be built. The process that builds has said why. */
export class BuildError extends Error {
  constructor(end: string) {
    super(`The site is not served, because its build ended with ${end}.`);
  }
}

export interface Publishing {
  /** Settles when the site is built, or with a `BuildError`; never once it was stopped. */
  published: Promise<void>;
  /** Ends the build, if it still runs. */
  stop(): Promise<void>;
}

/** Updates the published folder, in a process that ends with it. What it prints appears in this terminal. */
export function publishApart(script = path.join(import.meta.dirname, 'publish-process.ts')): Publishing {
  const child = fork(script);
  const ended = endOf(child);
  let stopped = false;
  const published = new Promise<void>((resolve, reject) => {
    void ended.then((end) => {
      if (end === 'code 0') resolve();
      else if (!stopped) reject(new BuildError(end));
    });
  });
  const stop = async () => {
    stopped = true;
    child.kill('SIGTERM');
    await ended;
  };
  return { published, stop };
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
}
