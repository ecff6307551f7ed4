import type { Page } from '@playwright/test';
import { messages } from '../content/messages.ts';
import { fill, form, send } from './support/contact-form.ts';
import { address, lead } from './support/person-form.ts';
import { expect, hydrated, lostNoise, open, rows, test } from './support/test.ts';
import { violations } from './support/violations.ts';

const outbox = (page: Page) => page.getByRole('region', { name: 'Outbox' });
const stored = (email: string) => rows('contact_submissions', `email=eq.${email}`);

/** Fills in and sends an inquiry that the network loses. */
async function lose(page: Page, email: string): Promise<void> {
  await page.route('**/rest/v1/contact_submissions*', (route) => route.abort());
  await open(page, '/contact');
  await fill(page, email);
  await send(page);
  await expect(form(page).getByRole('alert')).toContainText(messages.contact.failed);
}

/** How much of the form's message the strip covers. */
async function overlap(page: Page): Promise<number> {
  const message = await form(page).getByRole('alert').boundingBox();
  const strip = await outbox(page).boundingBox();
  return (message?.y ?? 0) + (message?.height ?? 0) - (strip?.y ?? 0);
}

test.beforeEach(({ guard }) => {
  guard.expectConsole(lostNoise);
  guard.expectConsole(/could not be sent|status of 4\d\d/);
  guard.expectConsole(/Analytics tracking error/);
});

test('a lost message waits on the device and is sent from the next page', async ({ page }) => {
  const email = address();
  await lose(page, email);
  await expect(form(page)).toContainText('kept on this device');
  await expect(outbox(page)).toContainText('is waiting to be sent');
  await expect.poll(() => overlap(page)).toBeLessThanOrEqual(0);
  await page.goto('/privacy');
  await hydrated(page);
  await expect(outbox(page).getByRole('status')).toHaveText('One message is waiting to be sent.');
  expect(await violations(outbox(page))).toEqual([]);

  await page.unroute('**/rest/v1/contact_submissions*');
  await page.clock.install();
  await page.reload();
  // At once, or after a pause if the page before has just tried. The pause begins once the page has read what waits.
  await expect(async () => {
    await page.clock.runFor(20_000);
    expect(await outbox(page).textContent()).toContain('has now been sent, reference');
  }).toPass();
  expect(await stored(email)).toHaveLength(1);
  await outbox(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(outbox(page).getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(outbox(page)).toBeHidden();
});

test('the form that failed turns into success when a later attempt succeeds', async ({ page }) => {
  await page.clock.install();
  const email = address();
  await lose(page, email);
  await page.unroute('**/rest/v1/contact_submissions*');
  await page.clock.runFor(20_000);
  await expect(form(page)).toContainText(messages.contact.success);
  await expect(form(page).locator('[name=message]')).toHaveValue('');
  expect(await stored(email)).toHaveLength(1);
});

test('text written after a failure stays when the earlier message arrives', async ({ page }) => {
  await page.clock.install();
  const email = address();
  await lose(page, email);
  await form(page).locator('[name=message]').pressSequentially(' One more thing.');
  await page.unroute('**/rest/v1/contact_submissions*');
  await page.clock.runFor(20_000);
  await expect(outbox(page)).toContainText('has now been sent, reference');
  await expect(form(page).locator('[name=message]')).toHaveValue(/One more thing\.$/);
  expect(await stored(email)).toHaveLength(1);
  await send(page);
  await expect(form(page)).toContainText(messages.contact.success);
  await expect.poll(() => stored(email)).toHaveLength(2);
});

test('values changed after a lost response are not treated as a repeat', async ({ page }) => {
  const [typo, right] = [address(), address()];
  // The submission is stored; only the response is lost.
  await page.route('**/rest/v1/contact_submissions*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await open(page, '/contact');
  await fill(page, typo);
  await send(page);
  await expect(form(page).getByRole('alert')).toContainText(messages.contact.failed);
  expect(await stored(typo)).toHaveLength(1);
  await page.unroute('**/rest/v1/contact_submissions*');
  await form(page).locator('[name=email]').fill(right);
  await send(page);
  await expect(form(page)).toContainText(messages.contact.success);
  await expect(outbox(page)).toBeHidden();
  expect(await stored(right)).toHaveLength(1);
  expect(await stored(typo)).toHaveLength(1);
});

test('a message that was never stored is sent only in its corrected form', async ({ page }) => {
  const [typo, right] = [address(), address()];
  await lose(page, typo);
  await page.unroute('**/rest/v1/contact_submissions*');
  await form(page).locator('[name=email]').fill(right);
  await send(page);
  await expect(form(page)).toContainText(messages.contact.success);
  await expect(outbox(page)).toBeHidden();
  expect(await stored(right)).toHaveLength(1);
  expect(await stored(typo)).toHaveLength(0);
});

test('offline before it is sent: the message is sent when the network is back', async ({ page, context }) => {
  const email = address();
  await open(page, '/contact');
  await fill(page, email);
  await context.setOffline(true);
  await send(page);
  await expect(form(page).getByRole('alert')).toContainText(messages.contact.failed);
  await context.setOffline(false);
  await expect(form(page)).toContainText(messages.contact.success);
  expect(await stored(email)).toHaveLength(1);
});

test('a reload while sending loses nothing and duplicates nothing', async ({ page }) => {
  const email = address();
  await open(page, '/contact');
  await page.route('**/rest/v1/contact_submissions*', () => {});
  await fill(page, email);
  // A message is kept on the device before it is sent.
  const request = page.waitForRequest('**/rest/v1/contact_submissions*');
  await send(page);
  await request;
  await expect(form(page)).toHaveAttribute('data-status', 'sending');
  await page.unroute('**/rest/v1/contact_submissions*');
  await page.reload();
  await expect.poll(() => stored(email)).toHaveLength(1);
  expect(await lead(email)).toHaveLength(1);
});

test('a waiting message can be sent manually, and deleted after a confirmation', async ({ page }) => {
  const [kept, deleted] = [address(), address()];
  await lose(page, deleted);
  await outbox(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(outbox(page).getByRole('listitem')).toHaveCount(1);
  await outbox(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(outbox(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await expect(form(page).locator('[name=email]')).toHaveValue(deleted);

  await lose(page, kept);
  await page.unroute('**/rest/v1/contact_submissions*');
  await outbox(page)
    .getByRole('button', { name: /^Send now/ })
    .click();
  await expect(form(page)).toContainText(messages.contact.success);
  expect(await stored(kept)).toHaveLength(1);
  expect(await stored(deleted)).toHaveLength(0);
});

test('a final refusal is shown, and the message is sent through the form handling', async ({ page }) => {
  await page.clock.install();
  const email = address();
  await page.route('**/rest/v1/contact_submissions*', (route) =>
    route.fulfill({
      status: 403,
      json: { code: '42501', message: 'permission denied' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await open(page, '/contact');
  await fill(page, email);
  await send(page);
  await expect(form(page).getByRole('alert')).toContainText(messages.contact.failed);
  await page.clock.runFor(12_000);
  await expect(form(page)).toContainText(messages.contact.success);
  expect(await lead(email)).toMatchObject([{ kind: 'contact', channels: ['form'] }]);
});

test('a rate limit shows the time to wait, and the message is sent automatically after it', async ({
  page,
}) => {
  await page.clock.install();
  const email = address();
  await open(page, '/contact');
  await page.route('**/rest/v1/contact_submissions*', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'PT429', message: 'Too many messages' },
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Retry-After',
        'retry-after': '90',
      },
    }),
  );
  await fill(page, email);
  await send(page);
  await expect(form(page).getByRole('alert')).toContainText(messages.contact.failed);
  await expect(form(page).getByRole('alert')).toContainText('It goes out by itself in 90 seconds.');
  await expect(form(page).locator('[name=email]')).toHaveValue(email);
  await page.unroute('**/rest/v1/contact_submissions*');
  await page.clock.runFor(92_000);
  await expect(form(page)).toContainText(messages.contact.success);
  expect(await stored(email)).toHaveLength(1);
});

test('without storage the message waits as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    }
  });
  const email = address();
  await lose(page, email);
  await expect(form(page)).toContainText('leave the page open');
  await page.unroute('**/rest/v1/contact_submissions*');
  await send(page);
  await expect(form(page)).toContainText(messages.contact.success);
  expect(await stored(email)).toHaveLength(1);
});

test('if the code cannot be fetched, the second attempt uses the form handling', async ({ page, guard }) => {
  guard.expectConsole(/could not be fetched|dynamically imported module|module script failed/);
  const email = address();
  await page.route('**/assets/submission-engine-*', (route) => route.abort());
  await open(page, '/contact');
  await fill(page, email);
  await send(page);
  await expect(form(page).getByRole('alert')).toContainText(messages.contact.failed);
  await send(page);
  await expect(form(page)).toContainText(messages.contact.success);
  expect(await lead(email)).toMatchObject([{ kind: 'contact', channels: ['form'] }]);
});
