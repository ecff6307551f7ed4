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
// A picture has nothing to press: the brand, the claim and the figure stay.
await page.evaluate(() => {
  document.documentElement.style.scrollbarGutter = 'auto';
  document.documentElement.style.overflow = 'hidden';
  const actions = document.querySelector('main h1 ~ div');
  for (const element of [...document.querySelectorAll('header :is(nav, a[href="/contact"])'), actions]) {
    if (element instanceof HTMLElement) element.style.visibility = 'hidden';
  }
});
await page.evaluate(() => document.fonts.ready);
writeFileSync(path.join(siteRoot, 'public/social.png'), await page.screenshot());
await browser.close();
