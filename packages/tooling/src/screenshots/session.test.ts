import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ScreenshotCache } from './cache.ts';
import type { Update } from './decide.ts';
import { readManifest, type Screenshots, writeManifest } from './manifest.ts';
import { ScreenshotSession } from './session.ts';

let folder: string;
let cache: ScreenshotCache;
let manifest: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'laliaflia-screenshots-'));
  cache = new ScreenshotCache(path.join(folder, 'cache'));
  manifest = path.join(folder, 'screenshots.json');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const environment = { platform: 'linux-x64', browser: 'chromium 1' };
const other = { platform: 'linux-x64', browser: 'chromium 2' };

/** A plain surface, with some pixels of another colour. */
function image([red, green, blue]: [number, number, number], { spots = 0, width = 40 } = {}): Buffer {
  const png = new PNG({ width, height: 40 });
  for (let index = 0; index < width * 40; index += 1) {
    png.data.set(index < spots ? [0, 0, 0, 255] : [red, green, blue, 255], index * 4);
  }
  return PNG.sync.write(png);
}

const kingfisher: [number, number, number] = [31, 61, 255];
const name = 'button.light';

const begin = (update: Update = 'none', present = environment) =>
  new ScreenshotSession({
    environment: present,
    update,
    manifest,
    sources: `${manifest}.sources`,
    cache,
    folder,
  });
const agree = (screenshots: Screenshots) => writeManifest(manifest, { ...environment, screenshots });
const whole = { passed: true, complete: true, wholeFiles: true };

test('the same screenshot is the same', async () => {
  agree({ [name]: await cache.put(image(kingfisher)) });
  expect(await begin().take(name, image(kingfisher))).toBeUndefined();
});

test('a visible change of colour is a difference, and its images are saved', async () => {
  agree({ [name]: await cache.put(image(kingfisher)) });
  expect(await begin().take(name, image([31, 61, 225]))).toContain('button.light differs in 1600 pixels');
  for (const suffix of ['expected', 'actual', 'difference']) {
    expect(existsSync(path.join(folder, `${name}.${suffix}.png`))).toBe(true);
  }
});

test('a change of size is a difference', async () => {
  agree({ [name]: await cache.put(image(kingfisher)) });
  expect(await begin().take(name, image(kingfisher, { width: 41 }))).toContain('is 41 × 40 px, was 40 × 40');
});

test('twenty stray pixels are none, twenty-one are', async () => {
  agree({ [name]: await cache.put(image(kingfisher)) });
  expect(await begin().take(name, image(kingfisher, { spots: 20 }))).toBeUndefined();
  expect(await begin().take(name, image(kingfisher, { spots: 21 }))).toContain('21 pixels');
});

test('one that cannot be compared is a difference, not a pass', async () => {
  agree({ [name]: 'not-on-this-machine' });
  expect(await begin().take(name, image(kingfisher))).toContain('is not the agreed one');
});

test('a new one is refused in CI, and added on a developer’s machine', async () => {
  agree({});
  expect(await begin('none').take(name, image(kingfisher))).toContain(
    'is not in packages/ui/screenshots.json',
  );
  const session = begin('new');
  expect(await session.take(name, image(kingfisher))).toBeUndefined();
  await session.end(whole);
  expect(readManifest(manifest)?.screenshots).toEqual({ [name]: await cache.put(image(kingfisher)) });
});

test('one whose story is gone is a complaint in CI', async () => {
  agree({ [name]: await cache.put(image(kingfisher)), 'gone.light': 'x' });
  const session = begin('none');
  await session.take(name, image(kingfisher));
  expect((await session.end(whole)).wrong).toContain('gone.light');
});

test('another browser compares with what it has recorded of the same look, and says so', async () => {
  agree({ [name]: await cache.put(image(kingfisher)) });
  const blurred = image([31, 61, 250]);
  const first = begin('none', other);
  expect(first.about).toContain('they are compared with nothing');
  expect(await first.take(name, blurred)).toBeUndefined();
  expect((await first.end(whole)).wrong).toBeUndefined();

  const second = begin('none', other);
  expect(second.about).toContain('what this browser has recorded of the same look');
  expect(await second.take(name, blurred)).toBeUndefined();
  expect(await second.take(name, image([31, 61, 200]))).toContain('differs');
  expect(readManifest(manifest)?.browser).toBe('chromium 1');
});

test('with --update another browser becomes the one that is compared with', async () => {
  agree({ [name]: 'x' });
  const session = begin('all', other);
  expect(await session.take(name, image(kingfisher))).toBeUndefined();
  await session.end(whole);
  expect(readManifest(manifest)).toMatchObject(other);
});

test('the cache deletes images that no run has used for a month', async () => {
  const hash = await cache.put(image(kingfisher));
  await cache.prune();
  expect(cache.has(hash)).toBe(true);
  await cache.prune(Date.now() + 31 * 24 * 60 * 60 * 1000);
  expect(cache.has(hash)).toBe(false);
});

describe('a review', () => {
  const changed = image([31, 61, 225]);
  const newName = 'button.dark';

  /** A run that finds one changed and one new screenshot. */
  async function reviewed() {
    const hash = await cache.put(image(kingfisher));
    agree({ [name]: hash });
    const session = begin();
    await session.take(name, changed, 'Matrix of all');
    await session.take(newName, changed);
    return {
      before: hash,
      after: await cache.put(changed),
      end: await session.end({ ...whole, passed: false }),
    };
  }

  /** The run that follows the decisions of the page. */
  function follow(meant: Screenshots, { decided = environment, present = environment } = {}) {
    const decisions = path.join(folder, 'decisions.json');
    writeFileSync(decisions, JSON.stringify({ ...decided, meant, notMeant: [] }));
    return new ScreenshotSession({
      environment: present,
      update: 'all',
      manifest,
      sources: `${manifest}.sources`,
      cache,
      folder,
      decisions,
    });
  }

  test('finds both on one page, and the run says where', async () => {
    const { end } = await reviewed();
    expect(end.said.join('\n')).toMatch(/2 to review: open .*review\.html/);
    const page = readFileSync(path.join(folder, 'review.html'), 'utf8');
    expect(page).toContain('Matrix of all');
    expect(page).toContain('It differs in 1600 pixels.');
    expect(page).toContain('It is new.');
  });

  test('leaves no page if nothing differs', async () => {
    agree({ [name]: await cache.put(image(kingfisher)) });
    const session = begin();
    await session.take(name, image(kingfisher));
    await session.end(whole);
    expect(existsSync(path.join(folder, 'review.html'))).toBe(false);
  });

  test('accepts what is meant and nothing else', async () => {
    const { before, after } = await reviewed();
    const session = follow({ [newName]: after });
    expect(await session.take(name, changed)).toContain('differs in 1600 pixels');
    expect(await session.take(newName, changed)).toBeUndefined();
    await session.end({ ...whole, passed: false });
    expect(readManifest(manifest)?.screenshots).toEqual({ [name]: before, [newName]: after });
  });

  test('accepts nothing that looks otherwise than what was seen', async () => {
    const { after } = await reviewed();
    const session = follow({ [name]: after });
    expect(await session.take(name, image([31, 61, 200]))).toContain('differs');
  });

  test('of another browser, or a file of something else, is refused in a sentence', async () => {
    await reviewed();
    expect(() => follow({}, { decided: other })).toThrow('screenshots of chromium 2 on linux-x64, not of');
    expect(() => follow({}, { decided: other, present: other })).toThrow('not of chromium 1 on linux-x64');
    const decisions = path.join(folder, 'decisions.json');
    writeFileSync(decisions, '{}');
    const create = () =>
      new ScreenshotSession({
        environment,
        update: 'all',
        manifest,
        sources: `${manifest}.sources`,
        cache,
        folder,
        decisions,
      });
    expect(create).toThrow('was not saved by the review page');
  });
});
