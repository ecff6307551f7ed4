import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loseUnsynced } from './unsynced.ts';

let folder: string;
let file: string;
let journal: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unsynced-'));
  file = path.join(folder, 'data');
  journal = path.join(folder, 'journal');
  writeFileSync(file, 'first');
  writeFileSync(journal, '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const note = (line: object) =>
  appendFileSync(journal, `${JSON.stringify({ inode: statSync(file).ino, ...line })}\n`);

/** As the engine would, with what the guard writes down before. */
function write(text: string, at: number): void {
  const before = readFileSync(file);
  note({ size: before.length, at, before: before.subarray(at, at + text.length).toString('base64') });
  const after = Buffer.alloc(Math.max(before.length, at + text.length));
  before.copy(after);
  after.write(text, at);
  writeFileSync(file, after);
}

it('puts back what was written and not synced, the newest first', () => {
  write('FIR', 0);
  write('xxxxx', 2);
  write('and longer', 5);
  expect(loseUnsynced(folder, journal)).toBe(3);
  expect(readFileSync(file, 'utf8')).toBe('first');
});

it('leaves what was synced', () => {
  write('F', 0);
  note({ isSynced: true });
  write('T', 4);
  expect(loseUnsynced(folder, journal)).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe('First');
});
