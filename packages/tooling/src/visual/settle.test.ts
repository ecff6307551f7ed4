import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fingerprints } from './list.ts';
import { settle } from './settle.ts';
import { PictureStore } from './store.ts';

let folder: string;
let store: PictureStore;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'laliaflia-settle-'));
  store = new PictureStore(path.join(folder, 'store'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A plain surface, with some pixels of another colour. */
function picture([red, green, blue]: [number, number, number], { spots = 0, width = 40 } = {}): Buffer {
  const png = new PNG({ width, height: 40 });
  for (let index = 0; index < width * 40; index += 1) {
    png.data.set(index < spots ? [0, 0, 0, 255] : [red, green, blue, 255], index * 4);
  }
  return PNG.sync.write(png);
}

const kingfisher: [number, number, number] = [31, 61, 255];

async function compare(before: Buffer, after: Buffer, redrawn?: Fingerprints) {
  const print = await store.put(after);
  const agreed = redrawn === undefined ? await store.put(before) : 'not-on-this-machine';
  const redraw = vi.fn(async () => redrawn ?? {});
  const settled = await settle({
    expected: { 'button.light': agreed },
    entries: [{ name: 'button.light', print, file: 'button.stories.tsx' }],
    store,
    folder,
    redraw,
  });
  return { ...settled, redraw };
}

test('the same picture is the same', async () => {
  const { different, fresh } = await compare(picture(kingfisher), picture(kingfisher));
  expect({ different, fresh }).toEqual({ different: [], fresh: [] });
});

test('a visible change of colour is a difference, laid out to be looked at', async () => {
  const { different } = await compare(picture(kingfisher), picture([31, 61, 225]));
  expect(different).toEqual([expect.stringContaining('button.light differs in 1600 pixels')]);
  for (const suffix of ['expected', 'actual', 'difference']) {
    expect(existsSync(path.join(folder, `button.light.${suffix}.png`))).toBe(true);
  }
});

test('a change of size is a difference', async () => {
  const { different } = await compare(picture(kingfisher), picture(kingfisher, { width: 41 }));
  expect(different).toEqual([expect.stringContaining('is 41 × 40 px, was 40 × 40')]);
});

test('twenty stray pixels are none, twenty-one are', async () => {
  expect((await compare(picture(kingfisher), picture(kingfisher, { spots: 20 }))).different).toEqual([]);
  expect((await compare(picture(kingfisher), picture(kingfisher, { spots: 21 }))).different).toHaveLength(1);
});

test('the agreed look is drawn again where this machine does not have it', async () => {
  const print = await store.put(picture([11, 95, 60]));
  const { different, redraw } = await compare(picture(kingfisher), picture(kingfisher), {
    'button.light': print,
  });
  expect(redraw).toHaveBeenCalledWith(['button.stories.tsx']);
  expect(different).toHaveLength(1);
});

test('drawn again by the same browser and still the same, it was only the machine', async () => {
  const print = await store.put(picture(kingfisher));
  const { different } = await compare(picture(kingfisher), picture(kingfisher), { 'button.light': print });
  expect(different).toEqual([]);
});

test('a look that cannot be drawn again is a difference, not a pass', async () => {
  const { different } = await compare(picture(kingfisher), picture(kingfisher), {});
  expect(different).toEqual([expect.stringContaining('cannot be drawn any more')]);
});

test('a picture nobody expects is new', async () => {
  const print = await store.put(picture(kingfisher));
  const entries = [{ name: 'new.light', print, file: 'new.stories.tsx' }];
  const redraw = async () => ({});
  expect(await settle({ expected: {}, entries, store, folder, redraw })).toEqual({
    different: [],
    fresh: ['new.light'],
  });
});

test('the store forgets what nobody refers to', async () => {
  const kept = await store.put(picture(kingfisher));
  const gone = await store.put(picture([0, 0, 0]));
  await store.keepOnly(new Set([kept]));
  expect([store.has(kept), store.has(gone)]).toEqual([true, false]);
});
