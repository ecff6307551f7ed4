import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../paths.ts';
import { checkArchitecture } from './check.ts';
import { rooms } from './rules.ts';

type Files = Readonly<Record<string, string>>;

/** A small workspace in order: what each package and each room may do. */
const sound: Files = {
  'vitest.config.ts': 'export {};',
  'packages/leads/src/index.ts': 'export {};',
  'packages/backend/src/index.ts': "import '@laliaflia/leads';",
  'packages/tooling/src/index.ts': 'export {};',
  // Outside the workspace.
  'packages/pictures/src/scene.ts': "import '../../../apps/site/app.tsx';",
  'packages/ui/src/index.ts': "export * from './sections/hero/index.ts';",
  'packages/ui/src/internal/dom.ts': 'export {};',
  'packages/ui/src/primitives/button/index.ts': "import '../../internal/dom.ts';",
  'packages/ui/src/media/figure/index.ts': "import '../../primitives/button/index.ts';",
  'packages/ui/src/sections/hero/index.ts': "import '../../media/figure/index.ts'; import './part.ts';",
  'packages/ui/src/sections/hero/part.ts': 'export {};',
  'packages/ui/src/sections/footer/index.ts': 'export {};',
  'packages/ui/src/sections/hero/hero.stories.tsx': "import '../footer/index.ts';",
  'apps/site/app.tsx': "import './routes.ts'; import './shell/shell.tsx';",
  'apps/site/routes.ts': "import './routing/pages.ts';",
  'apps/site/content/site.ts': "import type { A } from '@laliaflia/ui'; export const site = {} as A;",
  'apps/site/browser/store.ts': 'export {};',
  'apps/site/routing/pages.ts': "import '../browser/store.ts';",
  'apps/site/features/chat/chat.tsx': "import '../../content/site.ts';",
  'apps/site/features/blog/blog.tsx': 'export {};',
  'apps/site/shell/shell.tsx': "import '../features/chat/chat.tsx';",
  'apps/site/pages/home.tsx': "import '@laliaflia/ui'; import '@laliaflia/leads'; import 'react-router-dom';",
  'apps/site/host/server.ts': "import '@laliaflia/backend';",
  'apps/site/build/publish.ts': "import '../host/server.ts'; import 'node:fs';",
  'apps/site/e2e/chat.spec.ts': "import '@laliaflia/tooling'; import '../../../vitest.config.ts';",
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function check(files: Files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'architecture-'));
  folders.push(folder);
  for (const [file, source] of Object.entries({ ...sound, ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  mkdirSync(path.join(folder, '.storybook'));
  mkdirSync(path.join(folder, 'node_modules/@laliaflia'), { recursive: true });
  for (const name of ['leads', 'backend', 'ui', 'tooling']) {
    const own = path.join(folder, 'packages', name);
    writeFileSync(path.join(own, 'package.json'), `{"type":"module","exports":"./src/index.ts"}`);
    symlinkSync(own, path.join(folder, 'node_modules/@laliaflia', name));
  }
  return checkArchitecture(folder);
}

test('a workspace in order has nothing to report', async () => {
  expect(await check({})).toMatchObject({ ok: true });
});

/** One violation of each kind: the rule that sees it, the file, and what stands in it. */
const planted: [rule: string, file: string, source: string][] = [
  ['leads-imports', 'packages/leads/src/a.ts', "import '@laliaflia/backend';"],
  ['backend-imports', 'packages/backend/src/a.ts', "import '@laliaflia/ui';"],
  ['ui-imports', 'packages/ui/src/primitives/a/a.ts', "import '@laliaflia/leads';"],
  ['ui-imports', 'packages/ui/src/primitives/a/b.ts', "import '@laliaflia/tooling';"],
  ['ui-imports-backstage', 'packages/ui/src/primitives/a/a.test.ts', "import '@laliaflia/leads';"],
  ['site-imports', 'apps/site/pages/a.tsx', "import '@laliaflia/backend';"],
  ['package-by-name', 'apps/site/pages/b.tsx', "import '../../../packages/ui/src/index.ts';"],
  ['package-stands-alone', 'packages/leads/src/b.ts', "import '../../../vitest.config.ts';"],
  ['ui-knows-no-router', 'packages/ui/src/primitives/a/a.tsx', "import { Link } from 'react-router-dom';"],
  ['ui-knows-no-backend', 'packages/ui/src/primitives/a/b.tsx', "import '@supabase/supabase-js';"],
  ['runs-in-browsers', 'packages/ui/src/internal/a.ts', "import 'node:path';"],
  ['runs-in-browsers', 'packages/leads/src/c.ts', "import 'node:fs';"],
  ['no-user-interface', 'packages/leads/src/d.ts', "import type { X } from 'react';"],
  ['ui-internal-imports', 'packages/ui/src/internal/b.ts', "import '../primitives/button/index.ts';"],
  ['ui-primitives-imports', 'packages/ui/src/primitives/a/c.ts', "import '../../media/figure/index.ts';"],
  ['ui-media-imports', 'packages/ui/src/media/a/a.ts', "export * from '../../sections/hero/index.ts';"],
  ['ui-media-imports', 'packages/ui/src/media/a/b.ts', "const a = import('../../sections/hero/index.ts');"],
  ['ui-imports', 'packages/ui/src/internal/pictures/scene.ts', "import '@laliaflia/leads';"],
  ['ui-layers', 'packages/ui/src/widgets/a/a.ts', "import '../../internal/dom.ts';"],
  ['section-imports-section', 'packages/ui/src/sections/footer/a.ts', "import '../hero/part.ts';"],
  ['ui-root-barrel', 'packages/ui/src/sections/hero/a.ts', "import '../../index.ts';"],
  ['ui-root-barrel', 'packages/ui/src/sections/hero/a.stories.tsx', "import '../../index.ts';"],
  ['site-content-imports', 'apps/site/content/a.ts', "import type { A } from '../features/chat/chat.tsx';"],
  ['site-routing-imports', 'apps/site/routing/a.ts', "import '../routes.ts';"],
  ['site-browser-imports', 'apps/site/browser/a.ts', "import '../content/site.ts';"],
  ['site-features-imports', 'apps/site/features/chat/a.tsx', "import '../../shell/shell.tsx';"],
  ['site-pages-imports', 'apps/site/pages/c.tsx', "import '../shell/shell.tsx';"],
  ['site-host-imports', 'apps/site/host/a.ts', "import '../build/publish.ts';"],
  [
    'server-without-compilers',
    'apps/site/scripts/start.ts',
    "import './running.ts'; import '../build/publish.ts';",
  ],
  ['feature-imports-feature', 'apps/site/features/blog/a.tsx', "import '../chat/chat.tsx';"],
  ['no-cycle', 'apps/site/browser/b.ts', "import './c.ts';"],
  ['no-cycle', 'apps/site/browser/d.ts', "import type { A } from './e.ts';"],
];

test('one violation of each kind is reported, by its rule', async () => {
  const { ok, report } = await check({
    'apps/site/browser/c.ts': "import './b.ts';",
    'apps/site/browser/e.ts': "import type { B } from './d.ts'; export type A = B;",
    ...Object.fromEntries(planted.map(([, file, source]) => [file, source])),
  });
  const reported = (rule: string, file: string) => report.includes(`  error ${rule}: ${file} `);
  expect(planted.filter(([rule, file]) => !reported(rule, file))).toEqual([]);
  expect(ok).toBe(false);
});

test('no two rooms may import each other, by whatever way round', () => {
  const below = (room: string, above: readonly string[] = []): string[] =>
    (rooms[room] ?? []).flatMap((each) =>
      above.includes(each) ? [[...above, room, each].join(' → ')] : below(each, [...above, room]),
    );
  expect(Object.keys(rooms).flatMap((room) => below(room))).toEqual([]);
});

test('every folder of the site with code is a room, or runs on a developer’s machine only', () => {
  const files = globSync('apps/site/*/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (file) => /(^|\/)(node_modules|dist|\.cache)$/.test(file),
  });
  const found = new Set(files.map((file) => file.split('/')[2]));
  expect([...found].sort()).toEqual([...Object.keys(rooms), 'e2e', 'scripts', 'stories'].sort());
});
