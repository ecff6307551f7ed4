import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { type Backend, FolderInUseError, patience } from '@laliaflia/backend/embedded';
import { repositoryRoot } from '../build/paths.ts';
import { UsageError } from './installation.ts';

type OnStop = (close: () => Promise<void>) => void;

/** Runs until Ctrl-C, then closes what was opened, last first. What the user can mend is said in one sentence. */
export async function run(start: (onStop: OnStop) => Promise<void>): Promise<void> {
  const closers: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      for (const close of closers.toReversed()) await close().catch((error: unknown) => console.error(error));
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping !== undefined) process.exit(1);
      void stop().then(() => process.exit(0));
    });
  }
  try {
    await start((close) => closers.push(close));
  } catch (error) {
    console.error(isForUser(error) ? error.message : error);
    await stop();
    process.exit(1);
  }
}

function isForUser(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof FolderInUseError) return true;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
}

/** Takes the port now; requests wait until the returned function says who answers them. */
export async function servePort(
  port: number,
  variable: string,
  onStop: OnStop,
): Promise<(listener: RequestListener) => void> {
  const ready = Promise.withResolvers<RequestListener>();
  const server = createServer(patience, async (request, response) =>
    (await ready.promise)(request, response),
  );
  await listen(server, port, variable);
  onStop(() => close(server));
  return ready.resolve;
}

function listen(server: Server, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? taken(port, variable, error) : error),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
}

export function taken(port: number, variable: string, cause: Error): Error {
  return new UsageError(
    `Port ${port}, where the site should answer, is taken by another program. Stop that program, or choose another port: ${variable}=${port + 1}`,
    { cause },
  );
}

/** What is being answered gets a moment to finish; browsers keep idle connections open for minutes. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), 500);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}

export function tell({ port, backend }: { port: number; backend: Backend }): void {
  const data = path.relative(repositoryRoot, backend.dataDir);
  console.log(`
  Site   http://localhost:${port}
  API    ${backend.url}
  Data   ${data.startsWith('..') ? backend.dataDir : data}
  Leads  npx pnpm leads

  Ctrl-C stops both.
`);
}
