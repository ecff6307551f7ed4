import type { Page } from '@playwright/test';
import { messages } from '../content/messages.ts';
import { address, form } from './support/person-form.ts';
import { expect, open, rows, test } from './support/test.ts';

const newsletter = (page: Page) => form(page, 'newsletter');

async function subscribe(page: Page, email: string): Promise<void> {
  await newsletter(page).locator('[name=email]').fill(email);
  await newsletter(page).getByRole('button', { name: 'Subscribe' }).click();
}

test('a subscription is stored and confirmed, and the field is empty again', async ({ page }) => {
  const email = address();
  await open(page, '/privacy');
  await subscribe(page, email);
  await expect(newsletter(page).getByRole('status').last()).toHaveText(messages.newsletter.success);
  await expect(newsletter(page).locator('[name=email]')).toHaveValue('');
  expect(await rows('newsletter_subscriptions', `email=eq.${email}`)).toMatchObject([{ is_active: true }]);
});

test('a known address is reported as known', async ({ page, guard }) => {
  guard.expectConsole(/status of 409/);
  const email = address();
  await open(page, '/privacy');
  await subscribe(page, email);
  await expect(newsletter(page)).toContainText(messages.newsletter.success);
  await subscribe(page, email);
  await expect(newsletter(page).getByRole('alert')).toHaveText(messages.newsletter.alreadySubscribed);
  await expect(page.getByRole('region', { name: 'Outbox' })).toBeHidden();
});

for (const [name, body, words] of [
  [
    'the words of the database',
    { code: '23514', message: 'violates the e-mail check' },
    'violates the e-mail check',
  ],
  ['our own words where there are none', {}, messages.newsletter.failed],
] as const) {
  test(`a failure is shown in ${name}`, async ({ page, guard }) => {
    guard.expectConsole(/status of 400|Failed to subscribe/);
    await open(page, '/privacy');
    await page.route('**/rest/v1/newsletter_subscriptions*', (route) =>
      route.fulfill({ status: 400, json: body, headers: { 'access-control-allow-origin': '*' } }),
    );
    await subscribe(page, address());
    await expect(newsletter(page).getByRole('alert')).toHaveText(words);
  });
}

test('an empty form does nothing, and a wrong address is marked and explained', async ({ page }) => {
  await open(page, '/privacy');
  await newsletter(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter(page)).toHaveAttribute('data-status', 'idle');

  await subscribe(page, 'ada');
  const field = newsletter(page).locator('[name=email]');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/\S/);
});
