import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Of the repository. Nothing of ours is imported here: a configuration is loaded before anything else. */
export const root = path.resolve(import.meta.dirname, '../../../..');

/** For every test: what it writes to the console has to be expected. */
export const strictConsole = path.join(root, 'packages/tooling/src/vitest/strict-console.ts');

/** How long a test may take, in milliseconds. A busy machine is no failure. */
export const patience = 60_000;

export const shared = {
  // Left to itself Vitest keeps a processor free, and while the proof runs nobody needs it.
  maxWorkers: availableParallelism(),
  attachmentsDir: 'test-results/attachments',
};

export const nodeProjects = [
  {
    test: {
      name: 'unit',
      // A process of its own for every file costs more than most of them; none leaves anything behind.
      isolate: false,
      testTimeout: patience,
      hookTimeout: patience,
      environment: 'node',
      include: ['packages/*/{src,test,scripts}/**/*.test.ts', 'apps/{desk,site}/**/*.test.ts'],
      exclude: [
        '**/node_modules/**',
        '**/dist/**',
        'apps/site/e2e/**/*.spec.ts',
        'packages/backend/test/**',
        'apps/site/host/test/abuse/**',
        'packages/ui/scripts/published/**',
        '**/*.packed.test.ts',
        'packages/pictures/**',
      ],
      setupFiles: [strictConsole],
    },
  },
  {
    test: {
      // Starts, crashes and floods real servers: too slow for the quick check.
      name: 'backend',
      // The engine's WebAssembly is compiled once, quickly: none of these servers lives long enough for more.
      execArgv: ['--liftoff-only'],
      environment: 'node',
      testTimeout: 2 * patience,
      hookTimeout: 4 * patience,
      // A process for each file takes a tenth more processor time; setup.ts clears what a file leaves behind.
      isolate: false,
      globalSetup: [path.join(root, 'packages/backend/test/template.ts')],
      include: ['packages/backend/test/**/*.test.ts', 'apps/site/host/test/abuse/*.test.ts'],
      exclude: ['packages/backend/test/postgres/**'],
      setupFiles: [strictConsole, path.join(root, 'packages/backend/test/setup.ts')],
    },
  },
  {
    test: {
      // The same promises on a PostgreSQL server of its own, and those that only a server can break.
      name: 'postgres',
      environment: 'node',
      testTimeout: 2 * patience,
      hookTimeout: 4 * patience,
      globalSetup: ['template.ts', 'postgres/server.ts'].map((file) =>
        path.join(root, 'packages/backend/test', file),
      ),
      include: ['packages/backend/test/**/*.test.ts'],
      // About the embedded engine and its folder; the attacks are pnpm abuse.
      exclude: [
        'abuse/**',
        'backup-keys.test.ts',
        'damaged-folder.test.ts',
        'dangers.test.ts',
        'full-disk.test.ts',
        'hanging.test.ts',
        'power-cut.test.ts',
        'updates.test.ts',
        'watching-hung.test.ts',
      ].map((file) => `packages/backend/test/${file}`),
      setupFiles: [strictConsole, path.join(root, 'packages/backend/test/setup.ts')],
    },
  },
  {
    test: {
      // The published package: built, packed, installed by three applications.
      name: 'package',
      // A process of its own for every file loads Vite and the browser's driver once more.
      isolate: false,
      environment: 'node',
      testTimeout: 2 * patience,
      hookTimeout: 4 * patience,
      globalSetup: [path.join(root, 'packages/ui/scripts/published/setup.ts')],
      include: ['packages/ui/scripts/published/*.test.ts', 'apps/site/stories/**/*.packed.test.ts'],
    },
  },
  {
    test: {
      name: 'crawl',
      isolate: false,
      environment: 'node',
      testTimeout: patience,
      globalSetup: [path.join(root, 'apps/site/scripts/crawl-setup.ts')],
      include: ['apps/site/crawl/*.crawl.ts'],
    },
  },
];

/** The tests that run in Node. By themselves they start without Storybook and Tailwind, which take seconds to load. */
export default defineConfig({ test: { ...shared, projects: nodeProjects } });
