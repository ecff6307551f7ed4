import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EMBEDDED_PUBLISHABLE_KEY } from '@laliaflia/backend/embedded';
import type { Page } from '@playwright/test';
import { findings } from './a11y/cells.ts';
import { addOwner, codeOf, list, owner, screens, signIn, signInByLink } from './support/desk.ts';
import { shared } from './support/installations.ts';
import { expect, test } from './support/test.ts';
import { violations } from './support/violations.ts';

/* Who comes in to the desk, and who does not. */

test('a link by mail signs an owner in once, and signing out ends it in every tab', async ({
  page,
  context,
}) => {
  const { email, password } = await addOwner();
  await signInByLink(page, email);

  const other = await context.newPage();
  await other.goto('/desk/');
  await expect(screens(other)).toBeVisible();
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('menuitem', { name: /^Sign out/ }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  // A form that nobody has touched hears of it, too.
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
  await signIn(other, { email, password });
  await expect(screens(page)).toBeVisible();
  await other.close();
});

test('whoever has no right sees nothing, and neither do search engines', async ({ page, guard }) => {
  const { email, password } = await addOwner();
  guard.expectConsole(/status of 40[0134]/);
  await signIn(page, { email, password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText('is not right');
  expect(await violations(page.locator('html'))).toEqual([]);
  await signIn(page, { email, password });
  await expect(screens(page)).toBeVisible();
  await owner('remove', email);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Sign in|This desk is not yours/ })).toBeVisible();
  await expect(list(page)).toBeHidden();
  const answer = await page.request.get('/desk/');
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow');
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
});

/** How many movements will end. */
const passing = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity).length,
  );

test('a second factor is set up by key, asked for at the next sign-in, and removed', async ({
  page,
  guard,
}) => {
  guard.expectConsole(/status of 422/);
  const who = await addOwner();
  await signIn(page, who);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Second factor' }).click();
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await expect(page.getByRole('img', { name: /picture for the camera/ })).toBeVisible();
  const secret =
    (await page.getByRole('region', { name: 'Second factor' }).locator('code').textContent()) ?? '';
  expect(await findings(page, 'html')).toEqual([]);
  const code = page.getByLabel('Six-digit code');
  const used = codeOf(secret, 0);
  await code.fill(used);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the second factor' })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: /^Sign out/ }).click();
  // To go away before the server has answered would keep the session.
  await expect(page.getByLabel('E-mail')).toBeVisible();

  await signIn(page, who);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(code).toBeFocused();
  // From the button that was pressed on the page before; IBM's engine cannot read a colour that is on its way.
  await page.mouse.move(0, 0);
  await expect.poll(() => passing(page)).toBe(0);
  expect(await findings(page, 'html')).toEqual([]);
  await code.fill('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the six digits that your app shows.', { exact: true })).toBeVisible();
  await code.fill(used);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await expect.poll(() => passing(page)).toBe(0);
  expect(await findings(page, 'html')).toEqual([]);
  // As some apps copy it.
  await code.fill(codeOf(secret, 1).replace(/(...)/, '$1 '));
  await page.keyboard.press('Enter');
  await expect(screens(page)).toBeVisible();

  await page.goto('/desk/account');
  await page.getByRole('button', { name: 'Remove the second factor' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Set up a second factor' })).toBeVisible();
});

/** What the page has loaded, its fonts among it, as it is sent; not the answers of the database. */
const bytesOf = (page: Page) =>
  page.evaluate(() => {
    const loaded = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return loaded
      .filter(({ name }) => new URL(name).pathname.startsWith('/desk/'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });

test('the first view has at most 160 kB, names no key but the public one, and no page of the site knows of it', async ({
  page,
}) => {
  const keys = new Set<string>();
  page.on('request', (request) => {
    const { apikey } = request.headers();
    if (apikey !== undefined) keys.add(apikey);
  });
  await page.goto('/desk/');
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const form = await bytesOf(page);
  expect(form).toBeGreaterThan(50_000);
  expect(form).toBeLessThanOrEqual(160_000);
  // What signing in needs comes with the first touch of the form.
  const client = page.waitForResponse(/\/create-client-/);
  await page.getByLabel('E-mail').focus();
  await client;
  await signIn(page, await addOwner());
  await expect(screens(page)).toBeVisible();
  expect([...keys]).toEqual([EMBEDDED_PUBLISHABLE_KEY]);
  // Whoever is signed in begins with the list.
  await page.reload();
  await expect(list(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await bytesOf(page)).toBeLessThanOrEqual(275_500);

  const folder = shared.pages;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|xml|txt|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  const knowing = files.filter((name) =>
    /["'/=]desk["'/]/.test(readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(knowing).toEqual([]);
});
