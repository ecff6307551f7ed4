import { fromRoot } from './paths.ts';
import { runNode } from './process.ts';

// Later arguments override earlier ones: Chromatic sets its own folder.
const { code } = await runNode(fromRoot('node_modules/storybook/dist/bin/dispatcher.js'), [
  'build',
  '--disable-telemetry',
  '--output-dir',
  'storybook-static',
  ...process.argv.slice(2),
]);
process.exitCode = code;
