import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { pageFiles } from './page-file.ts';
import { fetchLibrary, pageZip } from './page-zip.ts';

afterEach(() => vi.unstubAllGlobals());

const gzip = Uint8Array.of(0x1f, 0x8b, 1, 2, 3);
const answers = (body: BodyInit, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

test('the zip has the page, its words and the library in one folder', async () => {
  const files = pageFiles('spring', [{ name: 'PageIntro', data: { title: 'Spring' } }]);
  const found = unzipSync(await pageZip('spring', files, gzip));
  expect(found['spring/laliaflia-ui.tgz']).toEqual(gzip);
  const text = (file: string) => strFromU8(found[`spring/${file}`] ?? new Uint8Array());
  expect(text('src/pages/spring.tsx')).toBe(files.page);
  expect(text('src/content/pages/spring.ts')).toBe(files.content);
  expect(JSON.parse(text('package.json')).dependencies).toMatchObject({
    '@laliaflia/ui': 'file:./laliaflia-ui.tgz',
    react: expect.stringMatching(/^\d/),
  });
});

test('a library that is not there, or is a page of the server, is none', async () => {
  answers(gzip);
  expect(await fetchLibrary()).toEqual(gzip);
  answers('', 404);
  expect(await fetchLibrary()).toBeUndefined();
  answers('<!doctype html>');
  expect(await fetchLibrary()).toBeUndefined();
});
