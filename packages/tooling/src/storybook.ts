import { fromRoot } from './paths.ts';
import { runNode } from './process.ts';

const { code } = await runNode(fromRoot('node_modules/storybook/dist/bin/dispatcher.js'), [
  'dev',
  '--port',
  '6006',
  '--no-open',
  '--disable-telemetry',
  ...process.argv.slice(2),
]);
process.exitCode = code;
