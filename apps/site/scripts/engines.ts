import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { results } from '@laliaflia/tooling/paths.ts';
import { siteRoot } from '../build/paths.ts';
import type { OtherEngines } from '../content/schema/facts.ts';
import { MissingError } from '../e2e/engines/driver.ts';
import { openFirefox } from '../e2e/engines/firefox.ts';
import { journeys } from '../e2e/engines/journeys.ts';
import { wrongs } from '../e2e/engines/look.ts';
import { endAll } from '../e2e/engines/processes.ts';
import { Visitor } from '../e2e/engines/visitor.ts';
import { openWebkit } from '../e2e/engines/webkit.ts';
import globalSetup from '../e2e/support/global-setup.ts';
import { pages } from '../e2e/support/test.ts';

const engines = { firefox: openFirefox, webkit: openWebkit };
type Engine = keyof typeof engines;

const widths = [1280, 390];
const height = 900;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(`pnpm engines           every page and six journeys in Debian's firefox-esr and webkit2gtk-driver
pnpm engines firefox   in one of them

Serves the built site with a database of its own. Pictures: test-results/engines. Exits with 1 for whatever it finds.`);
  process.exit(0);
}
const unknown = args.filter((each) => !(each in engines));
if (unknown.length > 0) {
  console.error(`No engine is called ${unknown.join(', ')}. There are: ${Object.keys(engines).join(', ')}.`);
  process.exit(1);
}

/** Every page at every width, then the journeys. @returns What was found. */
async function run(visitor: Visitor): Promise<string[]> {
  const found: string[] = [];
  const note = (place: string, wrong: readonly string[]) => {
    for (const each of wrong) console.log(`  ✘ ${place}: ${each}`);
    found.push(...wrong);
  };
  for (const width of widths) {
    await visitor.driver.resize(width, height);
    for (const page of pages) {
      const place = `${page}, ${width} px`;
      try {
        await visitor.open(page);
        note(place, await wrongs(visitor));
        await visitor.picture(`${page.replaceAll(/\W+/g, '-')}-${width}`);
      } catch (error) {
        note(place, [(error as Error).message]);
      }
    }
    for (const [name, journey] of Object.entries(journeys)) {
      const place = `${name}, ${width} px`;
      const begin = performance.now();
      try {
        await journey(visitor, width);
        note(place, await visitor.driver.complaints());
        console.log(`  ${place}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
      } catch (error) {
        await visitor.picture(`${name}-${width}-failed`);
        note(place, [(error as Error).message, ...(await visitor.driver.complaints())]);
      }
    }
  }
  return found;
}

const wanted = (args.length > 0 ? args : Object.keys(engines)) as Engine[];
const folder = path.join(results, 'engines');
rmSync(folder, { recursive: true, force: true });
const browsers: string[] = [];
let failed = 0;
const stop = await globalSetup();
try {
  for (const engine of wanted) {
    try {
      const driver = await engines[engine]();
      console.log(driver.browser);
      browsers.push(driver.browser);
      try {
        failed += (await run(new Visitor(driver, path.join(folder, engine)))).length;
      } finally {
        await driver.close();
      }
    } catch (error) {
      failed += 1;
      console.error(error instanceof MissingError ? error.message : error);
    } finally {
      await endAll();
    }
  }
} finally {
  await stop();
}
if (failed === 0 && wanted.length === Object.keys(engines).length) {
  const result: OtherEngines = {
    date: new Date().toISOString().slice(0, 10),
    browsers,
    pages: pages.length,
    journeys: Object.keys(journeys),
    widths,
  };
  const file = path.join(siteRoot, 'content/accessibility/engines.json');
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  console.log('apps/site/content/accessibility/engines.json has been updated.');
}
const done = widths.length * (pages.length + Object.keys(journeys).length) * wanted.length;
console.log(
  `${done} visits of ${pages.length} pages and ${Object.keys(journeys).length} journeys, ${failed} findings`,
);
process.exitCode = failed === 0 ? 0 : 1;
