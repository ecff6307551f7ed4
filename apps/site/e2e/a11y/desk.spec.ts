import { test } from '../support/test.ts';
import { beginAtDesk, deskModes, deskStates, examineDesk, outside } from './desk-states.ts';

for (const mode of deskModes) {
  test.describe(mode.name, () => {
    test.use(mode.use);

    test('the screens of the desk', async ({ page }) => {
      test.setTimeout(240_000);
      for (const state of outside) await test.step(state.name, () => examineDesk(page, mode, state));
      const inside = deskStates(await beginAtDesk(page));
      for (const state of inside) await test.step(state.name, () => examineDesk(page, mode, state));
      test.info().annotations.push({ type: 'desk', description: String(outside.length + inside.length) });
    });
  });
}
