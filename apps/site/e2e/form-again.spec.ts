import { randomUUID } from 'node:crypto';
import { fieldWords, refusals } from '../content/forms.ts';
import { messages } from '../content/messages.ts';
import { workshops } from '../content/workshops.ts';
import { expect, rows, test, withoutScripts } from './support/test.ts';
import { violations } from './support/violations.ts';

/* A form that the browser has posted although something is missing: the host gives it back. */

/** As the browser reports the answer. */
const refused = /status of 400/;

const stored = (email: string) => rows('form_submissions', `fields->>email=eq.${encodeURIComponent(email)}`);

test.describe('without JavaScript', () => {
  test.use(withoutScripts);

  test('a booking without a name comes back as it was written, and goes through once it is there', async ({
    page,
    guard,
  }) => {
    guard.expectConsole(refused);
    const email = `ada.${randomUUID()}@example.com`;
    await page.goto('/workshop-details?type=deep');
    const booking = page.locator('form[name="workshop-booking"]');
    // What a browser takes for a name.
    await booking.getByLabel(fieldWords.name.label, { exact: true }).fill(' ');
    await booking.getByLabel(fieldWords.email.label).fill(email);
    await booking.getByLabel(fieldWords.company.label).fill('Example & Sons <GmbH>');
    await booking.getByLabel(fieldWords.role.label).selectOption('rd');
    await booking.getByLabel(fieldWords.message.label).fill('In spring.\n\nTwelve people.');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await booking.getByRole('button', { name: /\w/ }).last().click();
    expect((await answered).status()).toBe(400);

    await expect(page.getByRole('heading')).toHaveText(messages.form.requiredMissing);
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription(fieldWords.name.missing);
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('In spring.\n\nTwelve people.');
    await expect(page.getByRole('combobox')).toHaveValue('rd');
    await expect(page.getByRole('link')).toHaveAttribute('href', '/workshop-details?type=deep');
    expect(await stored(email)).toEqual([]);

    await name.fill('Ada Example');
    await page.getByRole('button', { name: refusals.again.submit }).click();
    await expect(page).toHaveURL('/thank-you?type=workshop');
    await expect(page.locator('main h1')).toContainText('workshop');
    expect(await stored(email)).toMatchObject([
      {
        form_name: 'workshop-booking',
        fields: {
          name: 'Ada Example',
          company: 'Example & Sons <GmbH>',
          role: 'rd',
          message: 'In spring.\n\nTwelve people.',
          workshopType: workshops.deep.title,
        },
      },
    ]);
  });
});

test('what comes back can be used by everybody, in light and in dark', async ({ page, guard }) => {
  guard.expectConsole(refused);
  await page.goto('/contact');
  // Past the scripts of the page, and past what the browser asks for.
  await page.locator('form[name=contact]').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page.getByRole('main')), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
