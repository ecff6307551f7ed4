import { fromRoot } from './paths.ts';
import { runNode } from './process.ts';

const named = process.argv.findIndex((argument) => argument === '--output-dir' || argument === '-o');
const folder = named > 0 ? (process.argv[named + 1] ?? '') : 'storybook-static';

// Later arguments override earlier ones: Chromatic sets its own folder.
const { code } = await runNode(fromRoot('node_modules/storybook/dist/bin/dispatcher.js'), [
  'build',
  '--disable-telemetry',
  '--output-dir',
  'storybook-static',
  ...process.argv.slice(2),
]);
// The composer hands out pages with the library that they need, and its sections are blocks for shadcn.
const beside = ['packages/ui/scripts/pack-for-storybook.ts', 'apps/site/scripts/build-registry.ts'];
process.exitCode = code;
for (const script of code === 0 ? beside : []) {
  const ended = await runNode(fromRoot('packages/tooling/run.mjs'), [fromRoot(script), folder]);
  process.exitCode ||= ended.code;
}
