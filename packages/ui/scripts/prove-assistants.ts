import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fromRoot } from '@laliaflia/tooling/paths.ts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { componentPages } from './docs/component-docs.ts';
import { freePort } from './published/serve-framework.ts';

/*
 * Reads every component as a coding assistant does: over the protocol, from the server in Storybook. A command of its
 * own, `pnpm proof:assistants`: it starts Storybook.
 */
const patience = 120_000;

async function connect(port: number): Promise<Client> {
  const client = new Client({ name: 'proof', version: '1' });
  for (const end = Date.now() + patience; ; await setTimeout(500)) {
    try {
      await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)));
      return client;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

async function ask(client: Client, name: string, args: Record<string, unknown> = {}): Promise<string> {
  const { content } = await client.callTool({ name, arguments: args }, { timeout: patience });
  return (content as { type: string; text?: string }[]).map(({ text = '' }) => text).join('\n');
}

/** What an assistant cannot learn, one sentence each. */
async function missing(client: Client): Promise<string[]> {
  const beginning = Date.now();
  const list = await ask(client, 'docs-list');
  const first = Date.now() - beginning;
  const ids = [...list.matchAll(/^- .*? \(([\w-]+)\)/gm)].map(([, id = '']) => id);
  const told: string[] = [];
  const start = Date.now();
  for (const id of ids) told.push(await ask(client, 'docs-show', { id }));
  const each = Math.round((Date.now() - start) / ids.length);
  const pages = componentPages();
  const wrong = pages.flatMap(({ name, components }) => {
    const text = told.find((each) => each.includes(`@laliaflia/ui/${name}\`. Each also`));
    if (components.length === 0) return [];
    if (text === undefined) return [`Nothing tells about ${name}.`];
    return ['## We guarantee', '## Keyboard', ...components.map(([each]) => `### ${each}\n`)]
      .filter((part) => !text.includes(part))
      .map((part) => `${name}: ${part.trim()} is missing.`);
  });
  console.log(
    `${ids.length} pages of ${pages.length} components read, ${each} ms each after ${first} ms for the list of them.`,
  );
  // See .storybook/docs/keep-manifests.ts.
  if (each > first / 4) wrong.push('Storybook reads all stories anew for each question.');
  return wrong;
}

const port = await freePort();
const storybook = spawn(
  process.execPath,
  [
    fromRoot('node_modules/storybook/dist/bin/dispatcher.js'),
    'dev',
    '--ci',
    '--disable-telemetry',
    '--port',
    `${port}`,
  ],
  { cwd: fromRoot(), stdio: 'ignore' },
);
try {
  const client = await connect(port);
  const wrong = await missing(client);
  for (const sentence of wrong) console.error(sentence);
  process.exitCode = wrong.length === 0 ? 0 : 1;
  await client.close();
} finally {
  storybook.kill();
}
