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

/** What `pnpm leads --csv` had at its highest, in MB, and how many lines it wrote. */
async function csv(leads: number): Promise<{ memory: number; lines: number }> {
  present = leads;
  const report = "process.on('exit', () => process.send(process.resourceUsage().maxRSS))";
  const child = spawn(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(report)}`, ...scriptArguments('leads'), '--csv'],
    {
      cwd: root,
      env: {
        ...environment,
        SUPABASE_URL: `http://127.0.0.1:${(project.address() as AddressInfo).port}`,
        SUPABASE_SECRET_KEY: 'secret',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  let lines = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) lines += 1;
  });
  const [[kilobytes], [code]] = await Promise.all([once(child, 'message'), once(child, 'close')]);
  expect(code).toBe(0);
  return { memory: kilobytes / 1024, lines };
}

// 2,000 leads at a time and the default young generation: 43 to 47 MB more.
it('the CSV of four times as many leads needs no more memory', async () => {
  const some = await csv(10_000);
  const many = await csv(40_000);
  expect([some.lines, many.lines]).toEqual([10_001, 40_001]);
  expect(many.memory).toBeLessThan(some.memory + 25);
});
