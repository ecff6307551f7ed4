import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backstageFiles, danglingReferences, lostDirectives } from './contents.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'laliaflia-contents-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

test('a package with correct references', () => {
  write({
    'index.js': `export * from './a/button.js';`,
    'index.d.ts': `export * from './a/button.js';`,
    'a/button.js': `'use client';\nimport { jsx } from 'react/jsx-runtime';`,
    'a/button.d.ts': '',
    'base.css': `@import "./fonts/fonts.css";`,
    'fonts/fonts.css': `src: url("./mono.woff2?no-inline")`,
    'fonts/mono.woff2': '',
  });
  expect(danglingReferences(folder)).toEqual([]);
  expect(lostDirectives(folder, ['a/button'])).toEqual([]);
});

test('names references that are broken or lead to a source', () => {
  write({
    'index.js': `export * from './gone.js';`,
    'index.d.ts': `export * from './button.tsx';`,
    'button.tsx': '',
    'base.css': `src: url(./gone.woff2)`,
  });
  expect(danglingReferences(folder).sort()).toEqual([
    'base.css names ./gone.woff2, which is not in the package.',
    'index.d.ts names the source ./button.tsx.',
    'index.js names ./gone.js, which is not in the package.',
  ]);
});

test("names the module that lost its 'use client'", () => {
  write({ 'button.js': 'export {};' });
  expect(lostDirectives(folder, ['button', 'story-only'])).toHaveLength(1);
});

test('stories and sources are not published', () => {
  expect(backstageFiles(['dist/a/button.js', 'README.md'])).toEqual([]);
  expect(backstageFiles(['dist/a/button.stories.js', 'src/index.ts', 'dist/a/tiers.sample.js'])).toHaveLength(
    3,
  );
});
