import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { EMBEDDED_PUBLISHABLE_KEY } from '@laliaflia/backend/embedded';
import type { Browser, Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { dataFolder, shared, siteEnvironment } from './support/installations.ts';
import { address, fill, form } from './support/person-form.ts';
import { expect, test } from './support/test.ts';
import { violations } from './support/violations.ts';

/** What `pnpm owner` prints. */
async function owner(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['packages/tooling/run.mjs', 'packages/backend/src/cli/owner.ts', ...args],
    {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      env: siteEnvironment(shared),
    },
  );
  return stdout;
}

async function addOwner(): Promise<{ email: string; password: string }> {
  const email = address();
  const [password = ''] = /([a-z2-9]{6}-){3}[a-z2-9]{6}/.exec(await owner('add', email)) ?? [];
  return { email, password };
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/desk/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A booking by form, as without scripts. */
async function book(page: Page, name: string, own: Record<string, string> = {}): Promise<void> {
  const fields = {
    name,
    email: address(),
    company: 'Northwind',
    role: 'product',
    workshopType: 'deep',
    message: 'Three days, please',
    ...own,
  };
  const answer = await page.request.post('/workshop-details', {
    form: { 'form-name': 'workshop-booking', ...fields },
    headers: { origin: shared.url },
  });
  expect(answer.ok()).toBe(true);
}

/** What the chat panel saves, one after the other. */
async function chat(page: Page, said: readonly ['user' | 'bot', string][]): Promise<void> {
  const session_id = `${Date.now()}-${randomUUID()}`;
  for (const [sender, message] of said) {
    const answer = await page.request.post(`${shared.api}/rest/v1/chat_conversations`, {
      data: { id: randomUUID(), session_id, sender, message },
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY },
    });
    expect(answer.ok()).toBe(true);
  }
}

const list = (page: Page) => page.getByRole('list', { name: 'Leads, newest first' });
const pane = (page: Page) => page.getByRole('region', { name: 'Lead', exact: true });

/** The newest mail of a kind to an address. */
async function mailTo(email: string, kind: string): Promise<string> {
  const folder = path.join(dataFolder(shared), 'mail');
  const find = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.includes(`-${kind}-`) && file.endsWith('.eml'))
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .findLast((text) => text.includes(`To: ${email}`));
  // An answer is held for ten seconds.
  await expect.poll(find, { timeout: 25_000 }).toBeDefined();
  return find() ?? '';
}

/** By the link that an owner has mailed. */
async function signInByLink(page: Page, email: string): Promise<void> {
  await page.goto('/desk/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Mail me a link instead' }).click();
  await expect(page.getByText('Look into your mailbox.', { exact: true })).toBeVisible();
  const { text = '' } = await simpleParser(await mailTo(email, 'sign-in'));
  const [, link = ''] = /https:\/\/site\.example(\/desk\/enter#[0-9a-f]{64})/.exec(text) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeVisible();
}

/** A visitor books: a phone, and no scripts. */
async function bookOnPhone(browser: Browser, fields: { name: string; email: string; message: string }) {
  const context = await browser.newContext({
    baseURL: shared.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await phone.goto('/workshop-details?type=deep');
  await fill(phone, 'workshop-booking', fields.email);
  const control = (name: string) => form(phone, 'workshop-booking').locator(`[name="${name}"]`);
  await control('name').fill(fields.name);
  await control('message').fill(fields.message);
  await form(phone, 'workshop-booking').locator('button[type=submit]').tap();
  await expect(phone).toHaveURL('/thank-you?type=workshop');
  await context.close();
}

test('an owner finds a booking from a phone, notes something, answers it, and marks it won', async ({
  page,
  browser,
}) => {
  const [name, email] = [`Marta ${address().slice(4, 12)}`, address()];
  await book(page, name, { message: 'The one before' });
  await bookOnPhone(browser, { name, email, message: 'Three days, <b>please</b>' });
  const owner = await addOwner();
  await signInByLink(page, owner.email);
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(`marta ${name}`);
  await expect(list(page).getByRole('link')).toHaveCount(2);
  await expect(list(page).getByRole('link').first()).toHaveAccessibleName(new RegExp(`^New: ${name}`));
  await expect(list(page).getByRole('link').first()).toContainText('Three days');
  expect(await violations(page)).toEqual([]);
  await list(page).getByRole('link').first().click();
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(name);
  await expect(pane(page)).toContainText('Three days, <b>please</b>');
  await expect(pane(page)).toContainText('By form, without script');

  await pane(page).getByLabel('New note').fill('Call on <b>Monday</b>');
  await pane(page).getByRole('button', { name: 'Add note' }).click();
  await expect(pane(page).getByRole('listitem')).toContainText('Call on <b>Monday</b>');

  // Escape keeps the draft; what was sent can be taken back.
  await pane(page).getByRole('heading', { level: 2 }).click();
  await page.keyboard.press('r');
  const text = pane(page).getByLabel('Message');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(new RegExp(`^Hello ${name},\n`));
  await page.keyboard.type('We have room in May. ');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await page.reload();
  await pane(page).getByRole('button', { name: 'Answer' }).click();
  await expect(text).toHaveValue(/We have room in May/);
  const given = pane(page).getByRole('region', { name: 'Answers' }).getByRole('listitem');
  const send = async () => {
    await pane(page).getByRole('button', { name: 'Send' }).click();
    await expect(given).toContainText('We have room in May');
    await expect(given).toContainText('Goes out in a moment');
    await expect(pane(page).getByRole('radio', { name: 'Answered' })).toBeChecked();
  };
  await send();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(/We have room in May/);
  await expect(given).toHaveCount(0);
  await expect(pane(page).getByRole('radio', { name: 'New' })).toBeChecked();
  await send();
  const toast = page.getByRole('listitem').filter({ hasText: 'The answer goes out in 10 seconds' });
  await toast.getByRole('button', { name: 'Close' }).click();

  await pane(page).getByRole('radio', { name: 'Won' }).click();
  await expect(page.getByText('Marked as won', { exact: true })).toBeVisible();
  await page.reload();
  await expect(pane(page).getByRole('radio', { name: 'Won' })).toBeChecked();
  await expect(list(page).getByRole('link').first()).toContainText('Won');
  await page.keyboard.press('e');
  await expect(page.getByText('Marked as answered', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pane(page).getByRole('radio', { name: 'Won' })).toBeChecked();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');

  const mail = await simpleParser(await mailTo(email, 'answer'));
  expect(mail).toMatchObject({ subject: 'Your workshop request', html: false });
  expect(mail.text).toContain('We have room in May');
  expect(mail.headers.has('auto-submitted')).toBe(false);
  await expect(given).toContainText(/Sent on/);
  await expect(given).toContainText(owner.email);
});

test('an owner finds what the same person sent otherwise, reads the chat, and takes the view along as CSV', async ({
  page,
}) => {
  const [name, email] = [`Nora ${address().slice(4, 12)}`, address()];
  await book(page, name, { email, message: 'The first of two', company: '=1+1' });
  await book(page, name, { email: email.replace('@', '+team@'), message: 'The second of two' });
  await chat(page, [
    ['user', 'Do you work with <b>ferries</b>?'],
    ['bot', 'We do.'],
    ['user', `Then write to ${email}`],
  ]);
  await signIn(page, await addOwner());
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(name);
  await expect(list(page).getByRole('link')).toHaveCount(2);
  await list(page).getByRole('link', { name: 'The second of two' }).click();
  const sent = pane(page).getByRole('list', { name: 'Sent by this person, newest first' });
  await expect(sent.getByRole('link')).toHaveText([/Chat.*ferries/, /The second of two/, /The first of two/]);
  expect(await violations(page)).toEqual([]);

  await sent.getByRole('link', { name: 'Chat' }).click();
  const conversation = pane(page).getByRole('list', { name: 'Conversation, from its beginning' });
  await expect(conversation.getByRole('listitem')).toHaveText([
    /^Visitor.*Do you work with <b>ferries<\/b>\?$/,
    /^Innovation guide.*We do\.$/,
    /^Visitor.*Then write to ada/,
  ]);
  await expect(pane(page)).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(conversation.getByRole('listitem')).toHaveCount(3);
  await pane(page).getByRole('link', { name: 'Back to the lead' }).click();
  await sent.getByRole('link', { name: 'The first of two' }).click();
  await expect(pane(page).getByText('=1+1', { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText('The file holds 2 leads: all of this view.', { exact: true })).toBeVisible();
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('The second of two');
  expect(lines[2]).toContain(`,New,${name},${email},'=1+1,The first of two`);
});

test('a link by mail signs an owner in once, and signing out ends it in every tab', async ({
  page,
  context,
}) => {
  const { email } = await addOwner();
  await signInByLink(page, email);

  const other = await context.newPage();
  await other.goto('/desk/');
  await expect(other.getByRole('searchbox', { name: 'Search leads' })).toBeVisible();
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('menuitem', { name: /^Sign out/ }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.close();
});

test('whoever has no right sees nothing, and neither do search engines', async ({ page, guard }) => {
  const { email, password } = await addOwner();
  guard.expectConsole(/status of 40[0134]/);
  await signIn(page, { email, password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText('is not right');
  expect(await violations(page)).toEqual([]);
  await signIn(page, { email, password });
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeVisible();
  await owner('remove', email);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Sign in|This desk is not yours/ })).toBeVisible();
  await expect(list(page)).toBeHidden();
  const answer = await page.request.get('/desk/');
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow');
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
});
