import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ScreenshotCache } from './cache.ts';
import type { Update } from './decide.ts';
import { type Screenshots, writeManifest } from './manifest.ts';
import { ScreenshotSession } from './session.ts';
import { readSources } from './sources.ts';

const environment = { platform: 'linux-x64', browser: 'chromium 1' };
const other = { platform: 'linux-x64', browser: 'chromium 2' };
const whole = { passed: true, complete: true, wholeFiles: true, failed: [] as string[] };

let folder: string;
let sources: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'laliaflia-unchanged-'));
  sources = path.join(folder, 'sources.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

const manifest = () => path.join(folder, 'screenshots.json');
const agree = (screenshots: Screenshots) => writeManifest(manifest(), { ...environment, screenshots });
const begin = (update: Update = 'none', present = environment, again = false) =>
  new ScreenshotSession({
    environment: present,
    update,
    again,
    manifest: manifest(),
    sources,
    cache: new ScreenshotCache(path.join(folder, 'cache')),
    folder,
  });

const image = PNG.sync.write(new PNG({ width: 4, height: 4 }));
const names = ['button.light', 'button.dark'];
const file = 'button.stories.tsx';

/** A run of everything that takes what has to be taken. */
async function play(hash: string, session: ScreenshotSession, run: Partial<typeof whole> = {}) {
  const kept = session.isUnchanged(names, file, hash);
  if (!kept) for (const each of names) await session.take(each, image);
  return { kept, end: await session.end({ ...whole, ...run }) };
}

test('a story of unchanged sources looks as accepted, and no screenshot is taken', async () => {
  agree({});
  const first = await play('1', begin('new'));
  expect(first.kept).toBe(false);
  expect(first.end.said).toContainEqual(expect.stringContaining('Axe has judged 1 of 1 files'));
  const { kept, end } = await play('1', begin());
  expect(kept).toBe(true);
  expect(end.said[0]).toContain('2 screenshots of 1 stories, 2 of them not taken');
  expect(end.said).toContainEqual(expect.stringContaining('Axe has judged 0 of 1 files'));
  expect(end.wrong).toBeUndefined();
});

test('it is judged when something has changed that it shows, and when everything is asked for', async () => {
  agree({});
  await play('1', begin('new'));
  expect((await play('2', begin())).kept).toBe(false);
  expect((await play('1', begin('none', environment, true))).kept).toBe(false);
  expect((await play('1', begin('new', other))).kept).toBe(false);
});

test('it is judged when one of its screenshots has not been accepted', async () => {
  agree({});
  await play('1', begin('new'));
  agree({ [names[0] as string]: 'x' });
  expect(begin().isUnchanged(names, file, '1')).toBe(false);
});

test('it is recorded only where its file has passed, whole, and never in CI', async () => {
  agree({});
  await play('1', begin('new'), { passed: false, failed: [file] });
  expect(readSources(sources)).toEqual({});
  rmSync(sources);
  await play('1', begin('new'), { wholeFiles: false });
  await play('1', begin('none'));
  expect(existsSync(sources)).toBe(false);
  await play('1', begin('new'), { passed: false, failed: ['card.stories.tsx'] });
  expect(readSources(sources)).toEqual({ [file]: '1' });
});

test('it is not recorded where its new look is not accepted, because another story failed', async () => {
  agree(Object.fromEntries(names.map((name) => [name, 'before'])));
  await play('2', begin('all'), { passed: false, failed: ['card.stories.tsx'] });
  expect(readSources(sources)).toEqual({});
  await play('2', begin('all'));
  expect(readSources(sources)).toEqual({ [file]: '2' });
});

test('it stays recorded while other stories run, and goes with its file', async () => {
  agree({});
  await play('1', begin('new'));
  const some = begin('new');
  some.isUnchanged([], 'card.stories.tsx', '5');
  await some.end({ ...whole, complete: false });
  expect(readSources(sources)).toEqual({ [file]: '1', 'card.stories.tsx': '5' });
  await play('1', begin('new'));
  expect(readSources(sources)).toEqual({ [file]: '1' });
});
