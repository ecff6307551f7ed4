import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { drawnSketches } from './drawn-sketches.ts';
import { contentOf } from './test/fixture.ts';

const sketch = (text: string) => ({
  text,
  marks: [
    ['box', 6, 6, 308, 208],
    ['note', 20, 20, 'too long'],
  ],
});
const content = contentOf({});
const drawn = drawnSketches(async () => ({
  ...content,
  collections: {
    ...content.collections,
    projects: { fixture: { images: [{ width: 1440, height: 900 }] } },
    sketches: { fixture: { tried: ['A', 'B', 'C'].map(sketch), before: sketch('D') } },
  },
}));

async function load(id: string): Promise<string | undefined> {
  const { load } = drawn as Plugin & { load: (this: unknown, id: string) => Promise<string | undefined> };
  return load.call({ addWatchFile() {} }, id);
}

it('leaves the words of a sketch in the module, and puts its lines into a file with the proportions of its sheet', async () => {
  const code = (await load('/content/sketches/fixture.ts?drawn')) ?? '';
  expect(code).toContain('too long');
  expect(code).not.toContain('"box"');
  const files = [...code.matchAll(/from "([^"?]+)\?url"/g)].map(([, file = '']) =>
    readFileSync(file, 'utf8'),
  );
  expect(files.map((file) => /viewBox="([^"]+)"/.exec(file)?.[1])).toEqual([
    '0 0 320 220',
    '0 0 320 220',
    '0 0 320 220',
    '0 0 360 225',
  ]);
  expect(new Set(files.slice(0, 3)).size).toBe(3);
});

it('leaves every other module alone', async () => {
  expect(await load('/content/sketches/fixture.ts')).toBeUndefined();
});
