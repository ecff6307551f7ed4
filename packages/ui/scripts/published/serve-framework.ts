import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { preview } from 'vite';
import { type Framework, toolIn } from './frameworks.ts';

export interface Served {
  url: string;
  close: () => Promise<void>;
}

const patience = 60_000;

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + patience; ; await setTimeout(200)) {
    if (child.exitCode !== null) throw new Error(`The server of ${url} ended with ${child.exitCode}.`);
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (Date.now() > end) throw new Error(`The server of ${url} does not answer.`);
  }
}

/** The built application, served by its framework or, where it is a folder of files, by Vite. */
export async function serveFramework(folder: string, { name, serve }: Framework): Promise<Served> {
  const cwd = path.join(folder, name);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  if ('files' in serve) {
    const server = await preview({
      root: cwd,
      configFile: false,
      logLevel: 'silent',
      build: { outDir: serve.files },
      preview: { host: '127.0.0.1', port, strictPort: true },
    });
    return { url, close: () => server.close() };
  }
  const child = spawn(process.execPath, [toolIn(folder, serve.script), ...serve.args(port)], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', PORT: `${port}`, HOST: '127.0.0.1' },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    child.kill();
    await ended;
  };
  await answers(url, child).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { url, close };
}
