import { expect, type Page } from '@playwright/test';
import { hydrated, pages, test } from '../support/test.ts';
import { axeFindings, type IbmFinding, ibmFindings } from './engines.ts';
import { modes } from './modes.ts';
import { answered, falseAlarms } from './reviewed.ts';
import { states } from './states.ts';

const isReviewed = ({ rule, sure, markup }: IbmFinding, pathname: string) =>
  sure
    ? falseAlarms.some(
        (alarm) => alarm.rule === rule && alarm.markup.test(markup) && (alarm.path ?? pathname) === pathname,
      )
    : answered[rule] !== undefined;

/** What both engines find, but for what a person has looked at. */
async function examine(page: Page, part = 'html'): Promise<void> {
  const { pathname } = new URL(page.url());
  const ibm = (await ibmFindings(page, part))
    .filter((finding) => !isReviewed(finding, pathname))
    .map(({ rule, message, markup }) => `ibm ${rule}: ${message} ${markup.slice(0, 120)}`);
  expect([...(await axeFindings(page, part)), ...ibm]).toEqual([]);
}

for (const { name, use, prepare, scripts = true } of modes) {
  test.describe(name, () => {
    test.use(use);

    for (const path of pages) {
      test(path, async ({ page }) => {
        await prepare?.before?.(page);
        await page.goto(path);
        if (scripts) await hydrated(page);
        await prepare?.after?.(page);
        await examine(page);
      });
    }

    // Without scripts nothing opens that HTML does not open by itself.
    for (const state of scripts ? states : []) {
      test(state.name, async ({ page }) => {
        await state.reach(page);
        await prepare?.after?.(page);
        await examine(page, state.part);
      });
    }
  });
}
