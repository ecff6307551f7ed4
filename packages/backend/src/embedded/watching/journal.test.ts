import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openJournal } from './journal.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'journal-'));
afterAll(() => rmSync(scratch, { recursive: true }));
let folders = 0;
const fresh = () => path.join(scratch, String(++folders));
const always = async () => true;
const lines = (folder: string, file = 'events.jsonl') =>
  readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { time: string; number: number });

it('writes one object a line, in order, for the owner alone, and goes on after a restart', async () => {
  const folder = fresh();
  for (const first of [0, 50]) {
    const journal = openJournal(folder);
    for (let number = first; number < first + 50; number++) journal.write({ number });
    await journal.flush();
  }
  expect(lines(folder).map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, i) => i));
  expect(Date.parse(lines(folder)[0]?.time ?? '')).toBeGreaterThan(0);
  expect(statSync(path.join(folder, 'events.jsonl')).mode & 0o777).toBe(0o600);
});

it('keeps so many files of such a size, the newest lines in the first', async () => {
  const folder = fresh();
  const journal = openJournal(folder, always, { files: 3, bytes: 500 });
  for (let number = 0; number < 100; number++) {
    journal.write({ number });
    await journal.flush();
  }
  expect(readdirSync(folder).toSorted()).toEqual(['events.1.jsonl', 'events.2.jsonl', 'events.jsonl']);
  for (const file of readdirSync(folder))
    expect(statSync(path.join(folder, file)).size).toBeLessThanOrEqual(500);
  expect(lines(folder).at(-1)?.number).toBe(99);
  expect(lines(folder, 'events.1.jsonl').at(-1)?.number).toBe((lines(folder)[0]?.number ?? 0) - 1);
});

it('drops what there is no room for, and what cannot be written', async () => {
  const folder = fresh();
  let hasRoom = false;
  const journal = openJournal(folder, async () => hasRoom);
  journal.write({ number: 1 });
  await journal.flush();
  hasRoom = true;
  writeFileSync(folder, 'a file in its place');
  journal.write({ number: 2 });
  await journal.flush();
  rmSync(folder);
  journal.write({ number: 3 });
  await journal.flush();
  expect(lines(folder).map(({ number }) => number)).toEqual([3]);
});
