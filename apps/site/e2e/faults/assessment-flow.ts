import { expect, type Page } from '@playwright/test';
import { report } from '../../content/assessment/words.ts';
import { assessmentAction } from '../../content/pages/ai-assessment.ts';
import { fragment, keys } from '../support/assessment.ts';
import type { Flow } from './flow.ts';
import { formFlow } from './form-flow.ts';

const form = 'assessment-report';

/** Answers the one long form that the page is delivered with. */
async function answerOnOneSheet(page: Page): Promise<void> {
  for (const [place, key] of Array.from(keys).entries()) {
    const options = page.locator(`form[name="${form}"] [name="q${place + 1}"]`);
    await options.nth(Number(key) - 1).check();
  }
}

const reportFlow = formFlow({
  name: 'Assessment',
  form,
  // The link holds the answers, so the result is shown at once.
  path: `/ai-assessment${fragment}`,
  channel: 'form',
  fields: {},
  sent: report.success.title,
  failed: report.failed,
  thanks: assessmentAction,
});

/** Without scripts there is no score: the questions are one form with the e-mail field at its end. */
export const assessmentFlow: Flow = {
  ...reportFlow,

  /** The answers are sent too, so the result has to stay on the page. */
  async expectValuesKept(page, mark) {
    await reportFlow.expectValuesKept(page, mark);
    await expect(page.getByRole('main')).toContainText('Average: 69');
  },

  async sendWithoutScripts(page, mark) {
    await answerOnOneSheet(page);
    const sheet = page.locator(`form[name="${form}"]`);
    await sheet.locator('[name=email]').fill(mark);
    await sheet.locator('button[type=submit]').click();
    await page.waitForURL(`**${assessmentAction}`);
    await expect(page.locator('main h1')).toHaveText(/Thank you/);
  },
};
