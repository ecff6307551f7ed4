import { test } from '../support/test.ts';
import { examine, nameOf, placesIn } from './cells.ts';
import { modes } from './modes.ts';

for (const mode of modes) {
  test.describe(mode.name, () => {
    test.use(mode.use);

    for (const place of placesIn(mode)) {
      test(nameOf(place), ({ page }) => examine(page, mode, place));
    }
  });
}
