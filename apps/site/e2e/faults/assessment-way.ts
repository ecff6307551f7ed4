import { expect, type Page } from '@playwright/test';
import { report } from '../../content/assessment/words.ts';
import { assessmentAction } from '../../content/pages/ai-assessment.ts';
import { fragment, keys } from '../support/assessment.ts';
import { formWay } from './form-way.ts';
import type { Way } from './way.ts';

const form = 'assessment-report';

/** All questions at once, as the page is delivered. */
async function answerOnOneSheet(page: Page): Promise<void> {
  for (const [place, key] of Array.from(keys).entries()) {
    const options = page.locator(`form[name="${form}"] [name="q${place + 1}"]`);
    await options.nth(Number(key) - 1).check();
  }
}

const reportWay = formWay({
  name: 'Assessment',
  form,
  // Answered in the link, so that its result is there at once.
  path: `/ai-assessment${fragment}`,
  door: 'form',
  fields: {},
  sent: report.success.title,
  failed: report.failed,
  thanks: assessmentAction,
});

/** Without scripts nobody counts: the questions are one form, with the address at its end. */
export const assessmentWay: Way = {
  ...reportWay,

  /** The answers go along, so their result has to stay too. */
  async keepsWords(page, mark) {
    await reportWay.keepsWords(page, mark);
    await expect(page.getByRole('main')).toContainText('Average: 69');
  },

  async sendNatively(page, mark) {
    await answerOnOneSheet(page);
    const sheet = page.locator(`form[name="${form}"]`);
    await sheet.locator('[name=email]').fill(mark);
    await sheet.locator('button[type=submit]').click();
    await page.waitForURL(`**${assessmentAction}`);
    await expect(page.locator('main h1')).toHaveText(/Thank you/);
  },
};
