import { expect, test } from '@playwright/test';
import { otherEngines } from '../content/accessibility.ts';
import { diagonal, examine, findings, nameOf, noiseOf } from './a11y/cells.ts';
import { deskModes, deskStates } from './a11y/desk-states.ts';
import { present, readResult } from './a11y/result.ts';
import { pictures } from './support/browser.ts';
import { addOwner, book, signIn } from './support/desk.ts';
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
  test.setTimeout(120_000);
  await unlessPassed(info, browser, await deskBytes(), async (page) => {
    const name = 'Mia Mode';
    await book(page, name);
    await page.goto('/desk/');
    await expect(page.getByLabel('Password')).toBeVisible();
    expect(await findings(page, 'html')).toEqual([]);
    await signIn(page, await addOwner());
    await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeVisible();
    const storageState = await page.context().storageState();
    // All of them in all modes: pnpm a11y.
    for (const [place, state] of deskStates(name).entries()) {
      const mode = deskModes[place % deskModes.length];
      if (mode === undefined) throw new Error('There is no mode.');
      const context = await browser.newContext({ ...mode.use, storageState, baseURL: shared.url });
      await test.step(`${state.name}, ${mode.name}`, async () =>
        examine(await context.newPage(), mode, state));
      await context.close();
    }
  });
});
