import path from 'node:path';
import { parseArgs } from 'node:util';
import { publishDeskBeside } from '../build/desk.ts';
import { publishedSite, repositoryRoot } from '../build/paths.ts';
import { publish } from '../build/publish.ts';
import { type Installation, installation } from './installation.ts';
import { complain } from './running.ts';

/* `--json` writes the times of its parts as the last line. */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const start = performance.now();
const { config } = settings();
const times = await publish(config);
await publishDeskBeside(config);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`The site is in ${path.relative(repositoryRoot, publishedSite)} (${seconds} s).`);
if (values.json) console.log(JSON.stringify(times));

function settings(): Installation {
  try {
    return installation();
  } catch (error) {
    complain(error);
    process.exit(1);
  }
}
