import type { Page } from '@playwright/test';
import { money } from '../content/format.ts';
import { messages } from '../content/messages.ts';
import { webinar as event } from '../content/webinar.ts';
import { address, fill, form, lead } from './support/person-form.ts';
import { expect, open, rows, test } from './support/test.ts';

const booking = (page: Page) => form(page, 'workshop-booking');
const webinar = (page: Page) => form(page, 'webinar');
const button = (page: Page, name: string) => booking(page).getByRole('button', { name });

const alone = `Pay ${money(event.price)}`;
const pay = { alone, register: `${alone} & Register` };

/** Requests to the host's form handling. */
function posts(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    const isForm = request.method() === 'POST' && new URL(request.url()).pathname === '/';
    if (isForm) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

/** For each time a region comes to say it, whether the region was reachable then: an inert one announces nothing. */
function announced(page: Page, text: string) {
  return page.evaluateHandle((said) => {
    const reached: boolean[] = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (![...addedNodes].some((node) => node.textContent?.includes(said))) continue;
        const region = (target as Element).closest('[role=status]');
        if (region) reached.push(region.closest('[inert], [aria-hidden=true]') === null);
      }
    }).observe(document.body, { subtree: true, childList: true });
    return reached;
  }, text);
}

test.describe('a booking', () => {
  test('is sent in place, confirmed, and kept with its workshop', async ({ page }) => {
    const email = address();
    const sent = posts(page);
    await open(page, '/workshop-details?type=deep');
    await fill(page, 'workshop-booking', email);
    await button(page, 'Book Deep Dive Workshop').click();
    await expect(booking(page)).toContainText('Thank you! Your booking request has been sent.');
    await expect(booking(page).locator('button[type=submit]')).toHaveText(/Booking Submitted!/);
    await expect(booking(page).locator('[name=name]')).toHaveValue('');
    await expect(page).toHaveURL('/workshop-details?type=deep');
    expect(sent).toHaveLength(1);
    for (const part of ['form-name', 'submission_id', 'bot-field', 'workshopType']) {
      expect(sent[0]).toContain(`name="${part}"`);
    }
    expect(await lead(email)).toMatchObject([
      { kind: 'workshop-booking', role: 'product', message: '', details: { workshopType: 'Deep Dive' } },
    ]);
    await expect
      .poll(() => rows('analytics_events', 'event_type=eq.form_submit_workshop-booking'))
      .not.toHaveLength(0);
  });

  test('says what is missing, and sends nothing', async ({ page }) => {
    const sent = posts(page);
    await open(page, '/workshop-details');
    await button(page, 'Book Ignite Day Workshop').click();
    await expect(booking(page).getByRole('alert').first()).toContainText(messages.form.requiredMissing);
    await expect(booking(page).locator('[aria-invalid=true]')).toHaveCount(4);
    expect(sent).toEqual([]);
  });

  test('that fails is logged, shows an error, keeps every value, and is sent again under the same id', async ({
    page,
    guard,
  }) => {
    guard.expectConsole(/status of 503/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    guard.expectConsole(/Failed to send booking request/);
    const email = address();
    const sent = posts(page);
    await open(page, '/workshop-details');
    await page.route('/', (route) =>
      sent.length < 2 ? route.fulfill({ status: 503, body: 'no' }) : route.continue(),
    );
    await fill(page, 'workshop-booking', email);
    await button(page, 'Book Ignite Day Workshop').click();
    await expect(booking(page).getByRole('alert').last()).toContainText(messages.booking.failed);
    await expect(booking(page).locator('[name=email]')).toHaveValue(email);
    expect(logged.join()).toContain('Failed to send booking request');
    await button(page, 'Send again').click();
    await expect(booking(page)).toContainText('Thank you! Your booking request has been sent.');
    const ids = sent.map((body) => /name="submission_id"\s+(\S+)/.exec(body)?.[1]);
    expect(new Set(ids).size).toBe(1);
    expect(await lead(email)).toHaveLength(1);
  });

  test('is sent once, however often Enter and the button are pressed', async ({ page }) => {
    const email = address();
    const sent = posts(page);
    await open(page, '/workshop-details');
    await page.route('/', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await fill(page, 'workshop-booking', email);
    await booking(page).locator('button[type=submit]').dblclick();
    await booking(page).locator('[name=company]').press('Enter');
    await booking(page).locator('[name=company]').press('Enter');
    await expect(booking(page)).toContainText('Thank you! Your booking request has been sent.');
    expect(sent).toHaveLength(1);
  });
});

test.describe('a registration for the webinar', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: messages.webinar.confirmPayment });
  const completed = (page: Page) => webinar(page).getByRole('button', { name: "I've Completed Payment" });
  const submitButton = (page: Page) => webinar(page).locator('button[type=submit]');

  async function toThePrompt(page: Page, email: string): Promise<void> {
    await page.clock.install();
    await open(page, '/webinar');
    await fill(page, 'webinar', email);
    await webinar(page).getByRole('button', { name: pay.register }).click();
    await expect(submitButton(page)).toHaveText(/Processing Payment\.\.\./);
  }

  test('asks for the payment, then for its confirmation, then is sent', async ({ page, context }) => {
    const email = address();
    const sent = posts(page);
    await toThePrompt(page, email);

    const opened = context.waitForEvent('page');
    await webinar(page).getByRole('link', { name: pay.alone }).click();
    const payment = await opened;
    await expect(payment).toHaveURL('/sample-payment');
    expect(await payment.evaluate(() => window.opener)).toBeNull();
    await payment.close();

    await completed(page).click();
    await expect(question(page)).toBeHidden();
    await page.clock.runFor(3_000);
    await expect(question(page)).toBeVisible();
    const heard = await announced(page, 'Payment Completed');
    await question(page).getByRole('button', { name: 'OK' }).click();
    await expect(webinar(page)).toContainText('Payment Completed');
    expect(await heard.jsonValue()).toEqual([true]);
    await expect(completed(page)).toBeHidden();
    await expect(submitButton(page)).toHaveText(/Complete Registration/);
    await expect(submitButton(page)).toBeFocused();
    expect(sent).toEqual([]);

    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText(/Registration Complete!/);
    await expect(webinar(page)).toContainText(/Payment ID: payment_\d+/);
    await expect(webinar(page).locator('[name=email]')).toHaveValue('');
    const [stored] = await lead(email);
    expect(stored).toMatchObject({
      kind: 'webinar',
      details: { payment_status: 'completed', payment_verification: 'self-declared' },
    });
    expect(JSON.stringify(stored)).toMatch(/"payment_id":"payment_\d{13}"/);
  });

  test('goes back to the prompt when the question is cancelled, and to the form from there', async ({
    page,
  }) => {
    const email = address();
    const sent = posts(page);
    await toThePrompt(page, email);
    await completed(page).click();
    await page.clock.runFor(3_100);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toBeHidden();
    await expect(completed(page)).toBeVisible();
    await expect(webinar(page)).not.toContainText('Payment Completed');
    await webinar(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(submitButton(page)).toContainText(pay.register);
    await expect(submitButton(page)).toBeFocused();
    await expect(webinar(page).locator('[name=email]')).toHaveValue(email);
    expect(sent).toEqual([]);
  });

  test('left during the three seconds asks nothing', async ({ page }) => {
    await toThePrompt(page, address());
    await completed(page).click();
    await webinar(page).getByRole('button', { name: 'Cancel' }).click();
    await page.clock.runFor(10_000);
    await expect(question(page)).toBeHidden();
    await expect(submitButton(page)).toContainText(pay.register);
  });

  test('says what is missing before it asks for money', async ({ page }) => {
    await open(page, '/webinar');
    await submitButton(page).click();
    await expect(webinar(page).getByRole('alert').first()).toContainText(messages.form.requiredMissing);
    await expect(completed(page)).toBeHidden();
  });
});
