import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listOf, writtenBy } from './written.ts';

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'written-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds what was made and what was changed, also by somebody else, and nothing that stayed the same', async () => {
  write('ui/package.json', 'old');
  write('ui/tokens.css', 'same');
  write('routes.ts', 'old');
  const written = await writtenBy(folder, async () => {
    write('ui/price-list/index.ts', 'new');
    write('ui/package.json', 'new');
    write('ui/tokens.css', 'same');
    write('routes.ts', 'new');
    write('ui/node_modules/.cache/x', 'new');
  });
  expect(written).toEqual({ made: ['ui/price-list/index.ts'], changed: ['routes.ts', 'ui/package.json'] });
});

it('lists each file on a line of its own', () => {
  expect(listOf({ made: ['a', 'b'], changed: ['c'] })).toBe('Made:\n  a\n  b\nChanged:\n  c');
  expect(listOf({ made: ['a'], changed: [] })).toBe('Made:\n  a');
});
