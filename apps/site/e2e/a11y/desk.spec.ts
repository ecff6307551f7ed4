import { addOwner, book, signIn } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { examine } from './cells.ts';
import { deskModes, deskStates } from './desk-states.ts';

const name = 'Mia Mode';

for (const mode of deskModes) {
  test.describe(mode.name, () => {
    test.use(mode.use);

    test('the screens of the desk', async ({ page }) => {
      test.setTimeout(180_000);
      await book(page, name);
      await examine(page, mode, {
        name: 'signing in',
        path: '/desk/',
        async reach() {
          await page.goto('/desk/');
          await expect(page.getByLabel('Password')).toBeVisible();
        },
      });
      await signIn(page, await addOwner());
      await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeVisible();
      for (const state of deskStates(name)) {
        await test.step(state.name, () => examine(page, mode, state));
      }
    });
  });
}
