import { expect, open, pages, test } from '../support/test.ts';
import { walk } from './stops.ts';

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`${device}: every stop of the Tab key is in view, uncovered and marked`, () => {
    test.use({ viewport });

    for (const path of pages) {
      test(path, async ({ page, browser }) => {
        await open(page, path);
        const { stops, wrong } = await walk(page);
        const version = `Chromium ${browser.version().split('.')[0]}`;
        const { annotations } = test.info();
        annotations.push({ type: 'stops', description: String(stops) });
        annotations.push({ type: 'browser', description: version });
        expect(wrong).toEqual([]);
        expect(stops).toBeGreaterThan(10);
      });
    }
  });
}
