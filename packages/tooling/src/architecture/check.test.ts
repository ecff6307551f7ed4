import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkArchitecture } from './check.ts';

const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** A small house with these files in it, besides one file per room and layer that is in order. */
function violations(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'laliaflia-architecture-'));
  roots.push(root);
  const sound = {
    'packages/leads/src/index.ts': 'export const roles = [];',
    'packages/backend/src/index.ts': "export { roles } from '@laliaflia/leads';",
    'packages/tooling/src/browser.ts': 'export {};',
    'packages/ui/src/index.ts': "export * from './primitives/button/index.ts';",
    'packages/ui/src/internal/dom.ts': 'export const dom = 1;',
    'packages/ui/src/primitives/button/index.ts': "export { dom } from '../../internal/dom.ts';",
    'packages/ui/src/media/figure/index.ts': "export * from '../../primitives/button/index.ts';",
    'packages/ui/src/sections/hero/index.ts': "import '../../media/figure/index.ts'; import './part.ts';",
    'packages/ui/src/sections/hero/part.ts': 'export {};',
    'packages/ui/src/sections/footer/index.ts': 'export {};',
    'apps/site/pages/home.tsx':
      "import '@laliaflia/ui'; import '@laliaflia/leads'; import 'react-router-dom';",
  };
  for (const [file, source] of Object.entries({ ...sound, ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  return checkArchitecture(root);
}

test('a house in order has nothing to report', () => {
  expect(violations({})).toEqual([]);
});

test.each([
  [
    'leads imports nothing of ours',
    'packages/leads/src/a.ts',
    "import '@laliaflia/backend';",
    'leads imports from backend',
  ],
  [
    'leads knows no React',
    'packages/leads/src/a.ts',
    "import type { X } from 'react';",
    'leads may not import react',
  ],
  ['leads runs in browsers', 'packages/leads/src/a.ts', "import 'node:fs';", 'leads may not import node:fs'],
  [
    'backend imports leads only',
    'packages/backend/src/a.ts',
    "import '@laliaflia/ui';",
    'backend imports from ui',
  ],
  [
    'ui imports none of ours',
    'packages/ui/src/primitives/a/a.ts',
    "import '@laliaflia/leads';",
    'ui imports from leads',
  ],
  [
    'ui knows no router',
    'packages/ui/src/primitives/a/a.tsx',
    "import { Link } from 'react-router-dom';",
    'knows no router',
  ],
  ['ui uses no Node', 'packages/ui/src/internal/a.ts', "import 'node:path';", 'ui may not import node:path'],
  [
    'a package is entered by its name',
    'apps/site/a.ts',
    "import '../../packages/ui/src/index.ts';",
    'by a relative path',
  ],
  [
    'a package is not left',
    'packages/leads/src/a.ts',
    "import '../../../vitest.config.ts';",
    'reaches out of its package',
  ],
  [
    'primitives do not import media',
    'packages/ui/src/primitives/a/a.ts',
    "import '../../media/figure/index.ts';",
    'primitives imports upward from media',
  ],
  [
    'internal does not import primitives',
    'packages/ui/src/internal/a.ts',
    "import '../primitives/button/index.ts';",
    'internal imports upward from primitives',
  ],
  [
    're-exports count',
    'packages/ui/src/media/a/a.ts',
    "export * from '../../sections/hero/index.ts';",
    'media imports upward',
  ],
  [
    'dynamic imports count',
    'packages/ui/src/media/a/a.ts',
    "const a = import('../../sections/hero/index.ts');",
    'media imports upward',
  ],
  [
    'imported types count',
    'packages/ui/src/media/a/a.ts',
    "type A = import('../../sections/hero/index.ts').A;",
    'media imports upward',
  ],
  [
    'sections do not import sections',
    'packages/ui/src/sections/footer/a.ts',
    "import '../hero/part.ts';",
    'The section footer imports from the section hero',
  ],
  [
    'siblings avoid the root barrel',
    'packages/ui/src/sections/hero/a.ts',
    "import '../../index.ts';",
    'The root barrel',
  ],
  [
    'even stories avoid the root barrel',
    'packages/ui/src/sections/hero/a.stories.tsx',
    "import '../../index.ts';",
    'The root barrel',
  ],
  [
    'a layer is in the plan',
    'packages/ui/src/widgets/a/a.ts',
    "import '../../internal/dom.ts';",
    'is no layer of the plan',
  ],
])('%s', (_rule, file, source, message) => {
  const found = violations({ [file]: `\n${source}\n` });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${file}:2 `);
  expect(found[0]).toContain(message);
});

test('stories may show sections together, and tests may use the tools', () => {
  expect(
    violations({
      'packages/ui/src/sections/hero/hero.stories.tsx': "import '../footer/index.ts';",
      'apps/site/e2e/playwright.config.ts': "import '@laliaflia/tooling/browser.ts';",
    }),
  ).toEqual([]);
});

test('a long file is reported unless it says why at its top', () => {
  const lines = 'export {};\n'.repeat(251);
  expect(violations({ 'packages/leads/src/long.ts': lines })[0]).toContain('251 lines, over 250');
  expect(violations({ 'packages/leads/src/long.test.ts': lines })).toEqual([]);
  const reason = '/*\n * Longer than 250 lines\n * because the table is one.\n */\n';
  expect(violations({ 'packages/leads/src/long.ts': reason + lines })).toEqual([]);
});

test('what stands outside the workspace is not read', () => {
  const wrong = "import '@laliaflia/backend';";
  expect(violations({ 'packages/pictures/src/scene.ts': wrong })).toEqual([]);
  expect(violations({ 'packages/ui/src/internal/pictures/scene.ts': wrong })).toHaveLength(1);
});
