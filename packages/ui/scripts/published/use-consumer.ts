import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Consumer } from './consumers.ts';
import { node } from './run-tools.ts';

const tool = ({ folder }: Consumer, file: string) => path.join(folder, 'node_modules', file);

/** Throws what the compiler says against the application. */
export async function checkTypes(consumer: Consumer, resolution: string, module: string): Promise<void> {
  const options = ['-p', '.', '--moduleResolution', resolution, '--module', module];
  await node(tool(consumer, 'typescript/bin/tsc'), options, consumer.folder);
}

/** For browsers and for a server. */
export async function buildConsumer(consumer: Consumer): Promise<void> {
  const vite = tool(consumer, 'vite/bin/vite.js');
  await node(vite, ['build', '--logLevel', 'error'], consumer.folder);
  const server = ['--ssr', 'src/server.tsx', '--outDir', 'server'];
  await node(vite, ['build', '--logLevel', 'error', ...server], consumer.folder);
}

/** Renders the page in Node and puts it into the built HTML, for the browser to hydrate. */
export async function renderOnServer(consumer: Consumer): Promise<string> {
  const html = await node(path.join(consumer.folder, 'server/server.js'), [], consumer.folder);
  const file = path.join(consumer.folder, 'dist/index.html');
  const built = await readFile(file, 'utf8');
  await writeFile(
    file,
    built.replace('<!--page-->', () => html),
  );
  return html;
}
