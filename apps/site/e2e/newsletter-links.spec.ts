import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EMBEDDED_PUBLISHABLE_KEY } from '@laliaflia/backend/embedded';
import type { Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { messages } from '../content/messages.ts';
import * as confirmPage from '../content/pages/newsletter-confirm.ts';
import * as leavePage from '../content/pages/newsletter-leave.ts';
import { shared } from './support/installations.ts';
import { address, form, lead } from './support/person-form.ts';
import { expect, open, rows, test, withoutScripts } from './support/test.ts';

interface Links {
  /** Paths with their tokens. */
  confirm: string;
  leave: string;
  /** Of the header that mail programs read. */
  oneClick: string;
}

/** The newest mail to a subscriber, as it lies in the data folder. */
function mailTo(email: string): string | undefined {
  const folder = path.join(shared.data, 'mail');
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((name) => /-subscriber-.*\.eml$/.test(name));
  const mails = files.sort().map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return mails.findLast((mail) => mail.includes(`To: ${email}`));
}

async function linksTo(email: string): Promise<Links> {
  await expect.poll(() => mailTo(email)).toBeDefined();
  const { text = '', headerLines } = await simpleParser(mailTo(email) ?? '');
  const header = (name: string) => headerLines.find(({ key }) => key === name)?.line ?? '';
  const find = (pattern: RegExp, where: string) => pattern.exec(where)?.[1] ?? `nothing like ${pattern}`;
  expect(header('list-unsubscribe-post')).toContain('List-Unsubscribe=One-Click');
  return {
    confirm: find(/https:\/\/site\.example(\/newsletter\/confirm\?token=[0-9a-f]{64})\b/, text),
    leave: find(/https:\/\/site\.example(\/newsletter\/leave\?token=[0-9a-f]{64})\b/, text),
    oneClick: find(/<https:\/\/site\.example(\S+)>$/, header('list-unsubscribe')),
  };
}

/** As the form does it. */
async function subscribe(): Promise<{ email: string; links: Links }> {
  const email = address();
  const answer = await fetch(`${shared.api}/rest/v1/newsletter_subscriptions`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), email, is_active: true }),
  });
  expect(answer.ok).toBe(true);
  return { email, links: await linksTo(email) };
}

async function subscribeOn(page: Page): Promise<{ email: string; links: Links }> {
  const email = address();
  await open(page, '/privacy');
  await form(page, 'newsletter').locator('[name=email]').fill(email);
  await form(page, 'newsletter').getByRole('button', { name: 'Subscribe' }).click();
  await expect(form(page, 'newsletter')).toContainText(messages.newsletter.success);
  return { email, links: await linksTo(email) };
}

const subscription = async (email: string) =>
  (await rows('newsletter_subscriptions', `email=eq.${email}`))[0];
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an address is subscribed by a press on the page that its mail names, and leaves by one click', async ({
  page,
  request,
}) => {
  const { email, links } = await subscribeOn(page);
  expect((await lead(email))[0]?.details).toMatchObject({ subscription: 'not confirmed' });

  // A scanner opens what stands in the mail, and runs its scripts.
  await open(page, links.confirm);
  await open(page, links.leave);
  await request.head(links.confirm);
  expect(await subscription(email)).toMatchObject({ is_active: true, confirmed_at: null });

  await open(page, links.confirm);
  await expect(page.getByText(confirmPage.ask.wording)).toBeVisible();
  await press(page, confirmPage.ask.button);
  await expect(title(page)).toHaveText(confirmPage.results.confirmed.title);
  expect(page.url()).not.toContain('token');
  const confirmed = await subscription(email);
  expect(confirmed).toMatchObject({ is_active: true, wording: confirmPage.ask.wording });
  expect(Date.now() - Date.parse(String(confirmed?.confirmed_at))).toBeLessThan(60_000);
  expect((await lead(email))[0]?.details).toMatchObject({ subscription: 'confirmed' });

  await open(page, links.confirm);
  await press(page, confirmPage.ask.button);
  await expect(title(page)).toHaveText(confirmPage.results.known.title);

  const answer = await request.post(links.oneClick, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  expect(await subscription(email)).toMatchObject({ is_active: false });
});

test('whoever leaves presses a button, and an old link brings nobody back', async ({ page }) => {
  const { email, links } = await subscribe();
  await open(page, links.leave);
  await expect(title(page)).toHaveText(leavePage.ask.title);
  const button = page.getByRole('main').getByRole('button', { name: leavePage.ask.button });
  while (!(await button.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(leavePage.results.left.title);
  expect(await subscription(email)).toMatchObject({ is_active: false });
  await open(page, links.confirm);
  await press(page, confirmPage.ask.button);
  await expect(title(page)).toHaveText(confirmPage.results.stale.title);
});

test('a link that was cut says so', async ({ page }) => {
  const { links } = await subscribe();
  await open(page, links.confirm.slice(0, -1));
  await press(page, confirmPage.ask.button);
  await expect(title(page)).toHaveText(confirmPage.results.stale.title);
  await open(page, '/newsletter/leave');
  await press(page, leavePage.ask.button);
  await expect(title(page)).toHaveText(leavePage.results.stale.title);
});

test('the token is counted with no page view, and told to no other page', async ({ page }) => {
  const { links } = await subscribe();
  const token = links.leave.split('=')[1] ?? '';
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/newsletter/leave')
      seen.push(request.url(), request.postData() ?? '', request.headers().referer ?? '');
  });
  await open(page, links.leave);
  await page.getByRole('main').getByRole('button', { name: leavePage.ask.button }).waitFor();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Imprint' })
    .evaluate((link) => {
      location.assign((link as HTMLAnchorElement).href);
    });
  await page.waitForURL('**/imprint');
  expect(await page.evaluate(() => document.referrer)).toBe(new URL('/', page.url()).href);
  expect(seen.filter((text) => text.includes(token))).toEqual([]);
  const views = await rows('analytics_events', 'page_path=like./newsletter/leave*');
  expect(views.length).toBeGreaterThan(0);
  expect(JSON.stringify(views)).not.toContain('token');
});

test('a press that fails says so, and can be tried again', async ({ page, guard }) => {
  guard.expectConsole(/status of 503|The press was not taken/);
  const { email, links } = await subscribe();
  await page.route('**/rpc/confirm_newsletter', (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
  );
  await open(page, links.confirm);
  await press(page, confirmPage.ask.button);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing has changed');
  await page.unroute('**/rpc/confirm_newsletter');
  await press(page, confirmPage.ask.button);
  await expect(title(page)).toHaveText(confirmPage.results.confirmed.title);
  expect((await subscription(email))?.confirmed_at).not.toBeNull();
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('subscribing, confirming and leaving work', async ({ page }) => {
    const email = address();
    await page.goto('/privacy');
    await form(page, 'newsletter').locator('[name=email]').fill(email);
    await form(page, 'newsletter').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/thank-you/);
    const links = await linksTo(email);
    await page.goto(links.confirm);
    expect(await subscription(email)).toMatchObject({ confirmed_at: null });
    await press(page, confirmPage.ask.button);
    await expect(title(page)).toHaveText(confirmPage.results.confirmed.title);
    await expect(page).toHaveURL(/\/newsletter\/confirm\?type=confirmed$/);
    expect(await subscription(email)).toMatchObject({ wording: confirmPage.ask.wording });
    await page.goto(links.confirm);
    await press(page, confirmPage.ask.button);
    await expect(title(page)).toHaveText(confirmPage.results.known.title);
    await page.goto(links.leave);
    await press(page, leavePage.ask.button);
    await expect(title(page)).toHaveText(leavePage.results.left.title);
    expect(await subscription(email)).toMatchObject({ is_active: false });
  });
});
