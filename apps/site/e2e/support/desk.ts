import { createHmac, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EMBEDDED_PUBLISHABLE_KEY } from '@laliaflia/backend/embedded';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { workshops } from '../../content/workshops.ts';
import { command } from './commands.ts';
import { shared, siteEnvironment } from './installations.ts';
import { address, fill, form } from './person-form.ts';

/** What `pnpm run owner` prints. */
export const owner = (...args: string[]): Promise<string> => command('owner', args, siteEnvironment());

/** The password in what `pnpm run owner` prints. */
export function passwordIn(text: string): string {
  const [password = ''] = /([a-z2-9]{6}-){3}[a-z2-9]{6}/.exec(text) ?? [];
  return password;
}

export async function addOwner(): Promise<{ email: string; password: string }> {
  const email = address();
  return { email, password: passwordIn(await owner('add', email)) };
}

export const press = (part: Page | Locator, button: string) =>
  part.getByRole('button', { name: button }).click();

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/desk/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A booking by form, as without scripts. */
export async function book(page: Page, name: string, own: Record<string, string> = {}): Promise<void> {
  const fields = {
    name,
    email: address(),
    company: 'Northwind',
    role: 'product',
    workshopType: workshops.deep.title,
    message: 'Three days, please',
    ...own,
  };
  const answer = await page.request.post('/workshop-details', {
    form: { 'form-name': 'workshop-booking', ...fields },
    headers: { origin: shared.url },
  });
  expect(answer.ok()).toBe(true);
}

/** The answers to an assessment by form, as without scripts. */
export async function report(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/ai-assessment', {
    form: { 'form-name': 'assessment-report', email, version: 'first', q3: '5', q5: '2' },
    headers: { origin: shared.url },
  });
  expect(answer.ok()).toBe(true);
}

/** What the chat panel saves, one after the other. */
export async function chat(page: Page, said: readonly ['user' | 'bot', string][]): Promise<void> {
  const session_id = `${Date.now()}-${randomUUID()}`;
  for (const [sender, message] of said) {
    const answer = await page.request.post(`${shared.api}/rest/v1/chat_conversations`, {
      data: { id: randomUUID(), session_id, sender, message },
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY },
    });
    expect(answer.ok()).toBe(true);
  }
}

/** What an app shows for a key, so many steps of thirty seconds from now. */
export function codeOf(key: string, steps: number): string {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key].map((sign) => signs.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((each) => Number.parseInt(each, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', bytes).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Where the browser keeps the session of an API on this machine. */
export const sessionKey = 'sb-localhost-auth-token';

export const list = (page: Page) => page.getByRole('list', { name: 'Leads, newest first' });
export const pane = (page: Page) => page.getByRole('region', { name: 'Lead', exact: true });

/** How long a lead is kept and the end of the person open at a press. */
export async function openKeeping(page: Page): Promise<void> {
  const part = pane(page).locator('details', { hasText: 'Keep or erase' });
  const isOpen = await part.evaluate((details: HTMLDetailsElement) => details.open);
  if (!isOpen) await part.locator('summary').click();
}

/** There for whoever is signed in, also where no lead has come yet. */
export const screens = (page: Page) => page.getByRole('navigation', { name: 'Screens of the desk' });

/** The newest mail of a kind to an address. */
export async function mailTo(email: string, kind: string): Promise<string> {
  const folder = path.join(shared.data, 'mail');
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
export async function signInByLink(page: Page, email: string): Promise<void> {
  await page.goto('/desk/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Mail me a link instead' }).click();
  await expect(page.getByText('Look into your mailbox.', { exact: true })).toBeVisible();
  const { text = '' } = await simpleParser(await mailTo(email, 'sign-in'));
  const [, link = ''] = /https:\/\/site\.example(\/desk\/enter#[0-9a-f]{64})/.exec(text) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(screens(page)).toBeVisible();
}

/** What `pnpm leads` holds under an address. */
export async function held(email: string): Promise<unknown> {
  return JSON.parse(await command('leads', ['--export', email], siteEnvironment()));
}

/** Where an address stands beside the database and its backups. */
export function filesWith(email: string): string[] {
  const folder = shared.data;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^(postgres|backups)\//.test(file))
    .filter((file) => existsSync(path.join(folder, file)))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(email));
}

export async function downloaded(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  return readFileSync(await file.path(), 'utf8');
}

/** A visitor books: a phone, and no scripts. */
export async function bookOnPhone(
  browser: Browser,
  fields: { name: string; email: string; message: string },
) {
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

/** An address that has confirmed its subscription. */
export async function subscribed(): Promise<string> {
  const email = address();
  const { secretKey } = JSON.parse(readFileSync(path.join(shared.data, 'secrets.json'), 'utf8'));
  const answer = await fetch(`${shared.api}/rest/v1/newsletter_subscriptions`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, confirmed_at: new Date().toISOString(), wording: 'Yes' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return email;
}
