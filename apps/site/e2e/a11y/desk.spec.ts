import { expect, test } from '../support/test.ts';
import { beginAtDesk, deskModes, deskStates, examineDesk, outside } from './desk-states.ts';
import { walk } from './stops.ts';

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

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`${device}: every stop of the Tab key is in view, uncovered and marked`, () => {
    test.use({ viewport });

    test('the screens of the desk', async ({ page }) => {
      test.setTimeout(240_000);
      const wrong: string[] = [];
      let stops = 0;
      const go = async ({ name, reach }: (typeof outside)[number]) => {
        await reach(page);
        // From the first stop on, wherever the focus is now; in a dialog it stays there.
        await page.evaluate(() => {
          document.body.tabIndex = -1;
          document.body.focus();
          document.body.removeAttribute('tabindex');
        });
        const found = await walk(page);
        wrong.push(...found.wrong.map((line) => `${name}: ${line}`));
        stops += found.stops;
        expect(found.stops, name).toBeGreaterThan(0);
      };
      for (const state of outside) await go(state);
      // The arrow keys go through a menu.
      const inside = deskStates(await beginAtDesk(page)).filter(({ part }) => part !== '[role=menu]');
      for (const state of inside) await test.step(state.name, () => go(state));
      test.info().annotations.push({ type: 'desk stops', description: String(stops) });
      expect(wrong).toEqual([]);
    });
  });
}
