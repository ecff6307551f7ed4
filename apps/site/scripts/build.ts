import path from 'node:path';
import { publishedSite, repositoryRoot } from '../build/paths.ts';
import { publish } from '../build/publish.ts';
import { installation } from './installation.ts';

const start = performance.now();
await publish(installation().config);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`The site is in ${path.relative(repositoryRoot, publishedSite)} (${seconds} s).`);
