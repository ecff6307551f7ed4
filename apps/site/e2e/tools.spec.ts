import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type VersionId, versions } from '../features/assessment/versions.ts';
import { form as sheetOf } from './support/assessment.ts';
import { expect, rows, test, withoutScripts } from './support/test.ts';

/* The tools before scripts run: forms that the browser posts. */

test.use(withoutScripts);

async function answerAll(page: Page, version: VersionId, email: string): Promise<void> {
  const sheet = sheetOf(page, version);
  for (const { id, type } of versions[version].questions) {
    const options = sheet.locator(`input[type=radio][name=${id}]`);
    if (type === 'text') await sheet.locator(`[name=${id}]`).fill('Minutes of meetings.');
    else await options.nth(1).check({ force: true });
  }
  await sheet.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await sheet.getByRole('button', { name: 'Send my answers' }).click();
}

async function stored(email: string): Promise<Record<string, unknown>> {
  const found = await rows('form_submissions', `fields->>email=eq.${encodeURIComponent(email)}`);
  expect(found).toHaveLength(1);
  return found[0] as Record<string, unknown>;
}

for (const { id: version, path, questions } of Object.values(versions)) {
  test(`the questions of ${path} can be sent without JavaScript`, async ({ page }) => {
    const email = `ada.${randomUUID()}@example.com`;
    await page.goto(path);
    await answerAll(page, version, email);
    await expect(page).toHaveURL('/thank-you?type=assessment');
    const lead = await stored(email);
    expect(lead).toMatchObject({ form_name: 'assessment-report', fields: { version, q5: '2' } });
    expect(
      Object.keys(lead.fields as object)
        .filter((name) => /^q\d+$/.test(name))
        .sort(),
    ).toEqual(questions.map(({ id }) => id).sort());
  });
}

test('the tile of a question fills when it is answered', async ({ page }) => {
  await page.goto('/ai-assessment');
  const tile = page.locator('#questions [aria-hidden=true] span', { hasText: /^7$/ });
  const colour = () => tile.evaluate((element) => getComputedStyle(element).backgroundColor);
  const empty = await colour();
  await page.locator('input[name=q6]').first().check({ force: true });
  expect(await colour()).toBe(empty);
  await page.locator('input[name=q7]').first().check({ force: true });
  expect(await colour()).not.toBe(empty);
});

test('a challenge of the idea sprint arrives as an inquiry without JavaScript', async ({ page }) => {
  const email = `ada.${randomUUID()}@example.com`;
  await page.goto('/idea-sprint');
  const form = page.getByRole('form', { name: 'Idea sprint' });
  await form.getByRole('button', { name: 'Send the challenge' }).click();
  await expect(page).toHaveURL('/idea-sprint');
  await form.getByRole('textbox', { name: 'What does not work?' }).fill('The returns desk is overrun.');
  await form.getByRole('combobox', { name: 'Industry' }).selectOption('Retail');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('button', { name: 'Send the challenge' }).click();
  await expect(page).toHaveURL('/thank-you?type=contact');
  expect(await stored(email)).toMatchObject({
    form_name: 'contact',
    fields: { topic: 'idea-sprint', industry: 'retail', message: 'The returns desk is overrun.' },
  });
});
