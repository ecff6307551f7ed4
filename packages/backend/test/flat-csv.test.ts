import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { root } from '@laliaflia/tooling/paths.ts';
import { scriptArguments } from '@laliaflia/tooling/script-arguments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environment } from './command-line.ts';

/* A hosted project with so many inquiries, made up page by page, so that the database takes no part in the figures. */

let present = 0;

const inquiry = (number: number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  created_at: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
  kind: 'contact',
  spam: false,
  also_form: false,
  columns: {
    name: 'Ada Example',
    company: 'Example GmbH',
    role: 'product',
    email: `ada${number}@example.com`,
    message: 'We would like to talk about a redesign. '.repeat(10),
  },
});

const project = createServer(async (request, response) => {
  const { most, before_id: last } = (await json(request)) as { most: number; before_id?: string };
  const newest = last === undefined ? present : Number(last.slice(-12)) - 1;
  const page = Array.from({ length: Math.min(most, newest) }, (_, index) => inquiry(newest - index));
  response.setHeader('content-type', 'application/json').end(JSON.stringify(page));
});

beforeAll(async () => {
  await once(project.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => project.close());

/** How `pnpm leads --csv` ends with so little memory for what it keeps, and how many lines it wrote. */
async function csv(leads: number, megabytes: number): Promise<{ code: number; lines: number }> {
  present = leads;
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${megabytes}`, ...scriptArguments('leads'), '--csv'],
    {
      cwd: root,
      env: {
        ...environment,
        SUPABASE_URL: `http://127.0.0.1:${(project.address() as AddressInfo).port}`,
        SUPABASE_SECRET_KEY: 'secret',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let lines = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) lines += 1;
  });
  const [code] = await once(child, 'close');
  return { code, lines };
}

// The resident memory says less: it also holds garbage, and how much depends on the load of the machine. Keeping all
// leads, the process dies at this limit.
it('the CSV of 40,000 leads keeps only a page of them in memory', async () => {
  expect(await csv(40_000, 32)).toEqual({ code: 0, lines: 40_001 });
});
