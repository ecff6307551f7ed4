import { diagonal, examine, nameOf } from './a11y/cells.ts';
import { present, readResult } from './a11y/result.ts';
import { pictures } from './support/browser.ts';
import { lookOf, unlessPassed, wholeOf } from './support/passed-before.ts';
import { expect, test } from './support/test.ts';

test.use(pictures);

test('the result that /accessibility states is of the pages, states and modes that there are', () => {
  // Otherwise run "npx pnpm a11y" and commit what it writes.
  expect(readResult()).toMatchObject(present());
});

for (const { mode, places } of diagonal()) {
  test.describe(`both engines, ${mode.name}`, () => {
    test.use(mode.use);

    for (const place of places) {
      // The frame is the same everywhere, so only the home page's is examined.
      test(nameOf(place), async ({ page, browser }, info) => {
        // A state is made by the scripts, too.
        const bytes = await (typeof place === 'string' ? lookOf(place) : wholeOf(place.path));
        await unlessPassed(info, browser.version(), bytes, () =>
          examine(page, mode, place, place === '/' ? 'html' : 'main'),
        );
      });
    }
  });
}
