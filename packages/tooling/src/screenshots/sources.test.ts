import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StorySources } from './sources.ts';

let folder: string;
let server: ViteDevServer;

const files: Record<string, string> = {
  '.storybook/decorators.tsx': "import '../packages/ui/decorator.ts';",
  '.storybook/brands.ts': 'export const brands = [];',
  'packages/ui/decorator.ts': 'export const decorator = 1;',
  'packages/ui/button.stories.tsx': "import './button.ts';\nexport const open = () => import('./menu.ts');",
  'packages/ui/button.ts': 'export const button = 1;',
  'packages/ui/menu.ts': "export * from './item.ts';",
  'packages/ui/item.ts': 'export const item = 1;',
  'packages/ui/card.stories.tsx': "import './card.ts';",
  'packages/ui/card.ts': 'export const card = 1;',
  'packages/ui/theme.css': ':root { color: red }',
};

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'laliaflia-sources-')));
  for (const [file, content] of Object.entries(files)) write(file, content);
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  for (const file of [
    '.storybook/decorators.tsx',
    '.storybook/brands.ts',
    'packages/ui/button.stories.tsx',
    'packages/ui/card.stories.tsx',
  ])
    await server.environments.client.transformRequest(`/${file}`);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Of the stories of the button, as a run sees it. */
const hash = () =>
  new StorySources(server.environments.client, folder).hashOf(
    path.join(folder, 'packages/ui/button.stories.tsx'),
  );

test.for([
  ['its own file', 'packages/ui/button.stories.tsx', true],
  ['what it imports', 'packages/ui/button.ts', true],
  ['what it can load later, and what that imports', 'packages/ui/item.ts', true],
  ['what every story uses', 'packages/ui/decorator.ts', true],
  ['a style sheet', 'packages/ui/theme.css', true],
  ['another component', 'packages/ui/card.ts', false],
  ['the stories of another component', 'packages/ui/card.stories.tsx', false],
] as const)('a change of %s', async ([, file, seen]) => {
  const before = await hash();
  write(file, `${files[file]}\n/* changed */`);
  expect((await hash()) !== before).toBe(seen);
  write(file, files[file] as string);
  expect(await hash()).toBe(before);
});

test('a file that no test has loaded is refused', async () => {
  const sources = new StorySources(server.environments.client, folder);
  await expect(sources.hashOf(path.join(folder, 'packages/ui/other.stories.tsx'))).rejects.toThrow(
    'No test has loaded',
  );
});
