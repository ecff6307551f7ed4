import { serve } from '@laliaflia/backend/serve';
import { launchOptions } from '@laliaflia/tooling/browser.ts';
import { chromium } from 'playwright';
import { compressedCopies, publishedSite } from '../build/paths.ts';
import { publish } from '../build/publish.ts';
import { hostWords } from '../delivery/host-words.ts';
import { createHost } from '../host/server.ts';
import { installation } from '../scripts/installation.ts';
import { homeBudget, imageWeight, phone } from './support/image-weight.ts';
import { pages } from './support/test.ts';

/* Opens every page on a phone, scrolls to its end, and prints the weight of its pictures. */
const { config } = installation();
await publish(config);
const host = createHost({
  root: publishedSite,
  compressed: compressedCopies,
  storeFormSubmission: () => Promise.reject(new Error('Nothing is sent while pictures are weighed.')),
  countViolation: ({ page, directive, blocked }) =>
    Promise.reject(new Error(`${page} breaks its own policy: ${directive} ${blocked}.`)),
  pressNewsletterLink: () => Promise.reject(new Error('Nothing is pressed while pictures are weighed.')),
  words: hostWords,
});
const server = await serve(host, { port: 0 });
const origin = `http://127.0.0.1:${server.port}`;
const browser = await chromium.launch(launchOptions());
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`.padStart(8);

console.log('   before     after  scrolling to the end');
for (const address of pages) {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  // The API does not run here; the pages work without it.
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const { before, after } = await imageWeight(await context.newPage(), address);
  const over = address === '/' && (before > homeBudget.before || after > homeBudget.after);
  if (over) process.exitCode = 1;
  console.log(`${kilobytes(before)}  ${kilobytes(after)}  ${address}${over ? '  too heavy' : ''}`);
  await context.close();
}
await browser.close();
await server.close();
