import { expect, open, pages, test } from '../support/test.ts';
import { modes } from './modes.ts';
import { walk } from './stops.ts';

const turns = modes.filter(({ stops }) => stops === 'by turns');

for (const mode of modes.filter(({ stops }) => stops !== undefined)) {
  test.describe(`${mode.name}: every stop of the Tab key is in view, uncovered and marked`, () => {
    test.use(mode.use);

    // The frame is the same everywhere, so the home page has its turn in each.
    const visited =
      mode.stops === 'everywhere'
        ? pages
        : pages.filter((path, i) => path === '/' || turns[i % turns.length] === mode);
    for (const path of visited) {
      test(path, async ({ page, browser }) => {
        await open(page, path);
        await mode.prepare?.after?.(page);
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
