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
  'apps/desk/stories/desk.stories.tsx': "import '../../site/pages/home.ts';",
  'apps/site/stories/home.stories.tsx': "import '../pages/home.ts';",
  'apps/site/pages/home.ts': 'export const home = 1;',
  'apps/site/content/articles/prices.md': 'One sentence.',
  'apps/site/build/content/markdown.ts': 'export const markdown = 1;',
};

const button = 'packages/ui/button.stories.tsx';
const home = 'apps/site/stories/home.stories.tsx';
const desk = 'apps/desk/stories/desk.stories.tsx';

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
    button,
    'packages/ui/card.stories.tsx',
    home,
    desk,
  ])
    await server.environments.client.transformRequest(`/${file}`);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Of a file of stories, as a run sees it. */
const hash = (stories: string) =>
  new StorySources(server.environments.client, folder).hashOf(path.join(folder, stories));

test.for([
  ['its own file', button, button, true],
  ['what it imports', 'packages/ui/button.ts', button, true],
  ['what it can load later, and what that imports', 'packages/ui/item.ts', button, true],
  ['what every story uses', 'packages/ui/decorator.ts', button, true],
  ['a style sheet', 'packages/ui/theme.css', button, true],
  ['another component', 'packages/ui/card.ts', button, false],
  ['the stories of another component', 'packages/ui/card.stories.tsx', button, false],
  ['a sentence of the site', 'apps/site/content/articles/prices.md', button, false],
  ['how the site reads its texts', 'apps/site/build/content/markdown.ts', button, false],
  ['a sentence, where a page of the site is shown', 'apps/site/content/articles/prices.md', home, true],
  ['how texts are read, where a page is shown', 'apps/site/build/content/markdown.ts', home, true],
  ['a sentence, where another application shows a page', 'apps/site/content/articles/prices.md', desk, true],
] as const)('a change of %s', async ([, file, stories, seen]) => {
  const before = await hash(stories);
  write(file, `${files[file]}\n/* changed */`);
  expect((await hash(stories)) !== before).toBe(seen);
  write(file, files[file] as string);
  expect(await hash(stories)).toBe(before);
});

test('a file that no test has loaded is refused', async () => {
  const sources = new StorySources(server.environments.client, folder);
  await expect(sources.hashOf(path.join(folder, 'packages/ui/other.stories.tsx'))).rejects.toThrow(
    'No test has loaded',
  );
});
