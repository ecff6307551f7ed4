import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@laliaflia/tooling/paths.ts';
import { run, runNode } from '@laliaflia/tooling/process.ts';
import workspace from '../../../package.json' with { type: 'json' };

/*
 * Adds blocks as a stranger does: an application with a prepared components.json, the registry of a built Storybook,
 * and `shadcn add`. Every other host of a registry is this one, where it has nothing. A command of its own,
 * `pnpm proof:registry`, because it needs the built Storybook and fetches shadcn.
 */
const shadcn = 'shadcn@4.23.0';
const blocks = ['page-intro', 'tier-cards', 'cta-band'];

const { devDependencies } = workspace;
const built = fromRoot('storybook-static');
if (!existsSync(path.join(built, 'r'))) {
  console.error('There is no built Storybook: run "npx pnpm storybook:build" first.');
  process.exit(1);
}
/** What shadcn asks of its own host: the colours of a theme. Our blocks use none of them. */
const noColours = JSON.stringify({
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  inlineColorsTemplate: '',
  cssVarsTemplate: '',
});
const asked: string[] = [];
const server = createServer(async ({ url = '' }, answer) => {
  asked.push(url);
  const text = url.endsWith('/colors/neutral.json')
    ? noColours
    : await readFile(path.join(built, 'r', path.basename(url)), 'utf8').catch(() => undefined);
  answer.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json' });
  answer.end(text);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

async function step(name: string, ended: Promise<{ code: number; output: string }>): Promise<void> {
  const { code, output } = await ended;
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output}`);
  console.log(`${name}: done.`);
}

const folder = await mkdtemp(path.join(tmpdir(), 'laliaflia-registry-'));
const json = (file: string, value: unknown) =>
  writeFile(path.join(folder, file), JSON.stringify(value, null, 2));
try {
  await cp(path.join(built, 'package/laliaflia-ui.tgz'), path.join(folder, 'laliaflia-ui.tgz'));
  await mkdir(path.join(folder, 'src'));
  await writeFile(path.join(folder, 'src/app.css'), '@import "@laliaflia/ui/styles.css";\n');
  await json('package.json', {
    name: 'stranger',
    private: true,
    type: 'module',
    dependencies: {
      '@laliaflia/ui': 'file:./laliaflia-ui.tgz',
      react: devDependencies.react,
      'react-dom': devDependencies['react-dom'],
    },
    devDependencies: {
      '@types/react': devDependencies['@types/react'],
      typescript: devDependencies.typescript,
    },
  });
  await json('tsconfig.json', {
    compilerOptions: {
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      paths: { '@/*': ['./src/*'] },
    },
    include: ['src'],
  });
  await json('components.json', {
    $schema: 'https://ui.shadcn.com/schema.json',
    style: 'new-york',
    rsc: false,
    tsx: true,
    tailwind: { config: '', css: 'src/app.css', baseColor: 'neutral', cssVariables: true },
    aliases: {
      components: '@/components',
      utils: '@/lib/utils',
      ui: '@/components/ui',
      lib: '@/lib',
      hooks: '@/hooks',
    },
  });
  await step(
    'npm install',
    run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder, quiet: true }),
  );
  await step(
    `shadcn add ${blocks.join(' ')}`,
    run('npx', ['--yes', shadcn, 'add', '--yes', ...blocks.map((name) => `${origin}/r/${name}.json`)], {
      cwd: folder,
      quiet: true,
      env: { REGISTRY_URL: `${origin}/r` },
    }),
  );
  for (const name of blocks) {
    const text = await readFile(path.join(folder, `src/components/blocks/${name}.tsx`), 'utf8');
    if (!text.includes("from '@laliaflia/ui'")) throw new Error(`${name}.tsx does not import the library.`);
  }
  await step(
    'The blocks compile against the packed library',
    runNode(path.join(folder, 'node_modules/typescript/bin/tsc'), ['-p', '.'], { cwd: folder, quiet: true }),
  );
  console.log(`Asked of the registry: ${[...new Set(asked)].join(', ')}.`);
} finally {
  server.close();
  await rm(folder, { recursive: true, force: true });
}
