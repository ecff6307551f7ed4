import { expect, test } from '@playwright/test';
import { otherEngines } from '../content/accessibility.ts';
import { diagonal, examine, nameOf, noiseOf } from './a11y/cells.ts';
import { beginAtDesk, deskModes, deskStates, examineDesk, outside } from './a11y/desk-states.ts';
import type { Mode } from './a11y/modes.ts';
import { present, readResult } from './a11y/result.ts';
import { pictures } from './support/browser.ts';
import { shared } from './support/installations.ts';
import { deskBytes, lookOf, unlessPassed, wholeOf } from './support/passed-before.ts';
import { pages } from './support/test.ts';

test.use(pictures);

test('the result that /accessibility states is of the pages, states and modes that there are', () => {
  // Otherwise run "npx pnpm a11y" and commit what it writes.
  expect(readResult()).toMatchObject(present());
});

test('the result of the other engines is of as many pages as there are', () => {
  // Otherwise run "npx pnpm engines" and commit what it writes.
  expect(otherEngines.pages).toBe(pages.length);
});

for (const { mode, places } of diagonal()) {
  test.describe(`both engines, ${mode.name}`, () => {
    test.use(mode.use);

    for (const place of places) {
      // The frame is the same everywhere, so only the home page's is examined.
      test(nameOf(place), async ({ browser }, info) => {
        // A state is made by the scripts, too.
        const bytes = await (typeof place === 'string' ? lookOf(place) : wholeOf(place.path));
        await unlessPassed(info, browser, bytes, (page, guard) => {
          for (const pattern of noiseOf(place)) guard.expectConsole(pattern);
          return examine(page, mode, place, place === '/' ? 'html' : 'main');
        });
      });
    }
  });
}

test('both engines, every screen of the desk, each in another mode', async ({ browser }, info) => {
  test.setTimeout(180_000);
  const [first] = deskModes as [Mode, ...Mode[]];
  await unlessPassed(info, browser, await deskBytes(), async (page) => {
    for (const state of outside) await examineDesk(page, first, state);
    const states = deskStates(await beginAtDesk(page));
    const storageState = await page.context().storageState();
    // All of them in all modes: pnpm a11y.
    for (const [at, mode] of deskModes.entries()) {
      const context = await browser.newContext({ ...mode.use, storageState, baseURL: shared.url });
      const inMode = await context.newPage();
      for (const state of states.filter((_, i) => i % deskModes.length === at))
        await test.step(`${state.name}, ${mode.name}`, () => examineDesk(inMode, mode, state));
      await context.close();
    }
  });
});
