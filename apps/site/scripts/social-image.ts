import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '@laliaflia/tooling/browser.ts';
import { chromium } from '@playwright/test';
import { siteRoot } from '../build/paths.ts';

// `node packages/tooling/run.mjs apps/site/scripts/social-image.ts http://localhost:4173`: draws what links to the site
// show on social media, from the top of its own home page.
const [, , address = 'http://localhost:4173'] = process.argv;
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
await page.goto(address);
await page
  .addStyleTag({ content: 'header nav, header details { visibility: hidden }' })
  .catch(() => undefined);
await page.evaluate(() => document.fonts.ready);
writeFileSync(path.join(siteRoot, 'public/social.png'), await page.screenshot());
await browser.close();
