import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { publishApart } from './publish-apart.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'publish-apart-'));
afterAll(() => rmSync(folder, { recursive: true }));

function script(source: string): string {
  const file = path.join(folder, `${Math.random()}.mjs`);
  writeFileSync(file, source);
  return file;
}

it('is done when the process has ended well', async () => {
  await expect(publishApart(script('process.exit(0)')).published).resolves.toBeUndefined();
});

it.each([
  ['process.exit(3)', 'code 3'],
  ["process.kill(process.pid, 'SIGKILL')", 'SIGKILL'],
])('says how it ended otherwise: %s', async (source, end) => {
  await expect(publishApart(script(source)).published).rejects.toThrow(
    `The site is not served, because its build ended with ${end}.`,
  );
});

it('ends when it is stopped, and is then neither done nor failed', async () => {
  const { published, stop } = publishApart(script('setInterval(() => {}, 1000)'));
  await stop();
  expect(await Promise.race([published, 'still open'])).toBe('still open');
});
