import { fromRoot } from './paths.ts';
import { runNode } from './process.ts';

// Arguments that come later win: Chromatic names a folder of its own.
const { code } = await runNode(fromRoot('node_modules/storybook/dist/bin/dispatcher.js'), [
  'build',
  '--disable-telemetry',
  '--output-dir',
  'storybook-static',
  ...process.argv.slice(2),
]);
process.exitCode = code;
