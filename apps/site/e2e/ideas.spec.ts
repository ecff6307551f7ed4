import type { Locator, Page } from '@playwright/test';
import { allowClipboard } from './support/clipboard.ts';
import { expect, goOffline, holdScripts, hydrated, lostNoise, open, test } from './support/test.ts';
import { violations } from './support/violations.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Idea sprint' });
const generate = (page: Page) => form(page).getByRole('button', { name: /^Generat/ });
const five = (page: Page) => page.getByRole('region', { name: /^Five starting points for “/ });
const texts = (list: Locator) => list.getByRole('listitem').locator('p').allTextContents();

async function ask(page: Page, challenge: string, industry?: string): Promise<void> {
  await form(page).getByRole('textbox', { name: 'What does not work?' }).fill(challenge);
  if (industry) await form(page).getByRole('combobox', { name: 'Industry' }).selectOption(industry);
  await generate(page).click();
}

test('five ideas after two seconds, each with the method behind it', async ({ page }) => {
  await open(page, '/idea-sprint');
  await generate(page).click();
  await expect(form(page).getByText('Write a sentence about what does not work')).toBeVisible();
  await ask(page, '  ');
  await expect(form(page).getByRole('textbox', { name: 'What does not work?' })).toBeFocused();

  await ask(page, 'Our returns desk is overrun every January.', 'Retail');
  const asked = Date.now();
  await expect(generate(page)).toHaveText('Generating Ideas...', { useInnerText: true });
  await expect(generate(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(five(page).getByRole('listitem')).toHaveCount(5);
  expect(Date.now() - asked).toBeGreaterThan(1700);
  await expect(five(page)).toBeFocused();
  expect(new Set(await texts(five(page))).size).toBe(5);
  const methods = await five(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(methods)).toEqual(new Set(['/laliaflia', '/applied-imagination', '/innovators-dna']));
  expect(await violations(page.getByRole('main'))).toEqual([]);
});

test('before scripts run it is the tool already, and a press waits for them', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/idea-sprint');
  await expect(form(page).getByText('What you write is sent to nobody.')).toBeVisible();
  await expect(form(page).getByRole('textbox')).toHaveCount(1);
  await ask(page, 'Our returns desk is overrun every January.');
  await expect(page).toHaveURL('/idea-sprint');
  release();
  await expect(five(page).getByRole('listitem')).toHaveCount(5);
});

test('a shared link shows the same five, sends nothing, and other five come at a press', async ({
  page,
  context,
}) => {
  await allowClipboard(page);
  const requests: string[] = [];
  context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/idea-sprint');
  await ask(page, 'Nurses wait for xylophones', 'Healthcare');
  await expect(five(page).getByRole('listitem')).toHaveCount(5);
  const first = await texts(five(page));
  const again = five(page).getByRole('button', { name: 'Generate again' });
  await again.click();
  await expect.poll(() => texts(five(page))).not.toEqual(first);
  await expect(again).toBeFocused();
  const second = await texts(five(page));
  expect(second.filter((text) => first.includes(text))).toEqual([]);

  await page.getByRole('button', { name: 'Copy link to these five' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await hydrated(other);
  await expect(five(other).getByRole('listitem')).toHaveCount(5);
  expect(await texts(five(other))).toEqual(second);
  await expect(form(other).getByRole('textbox', { name: 'What does not work?' })).toHaveValue(
    'Nurses wait for xylophones',
  );
  expect(requests.filter((request) => request.includes('xylophones'))).toEqual([]);
});

test('an idea is copied, kept over a reload, and removed again', async ({ page }) => {
  await allowClipboard(page);
  await open(page, '/idea-sprint#challenge=Nobody+reads+the+minutes');
  await expect(five(page).getByRole('listitem')).toHaveCount(5);
  const [, second = ''] = await texts(five(page));
  await five(page).getByRole('button', { name: 'Copy idea 2' }).click();
  await expect(five(page).getByRole('status')).toHaveText('Idea 2 copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(second);

  await five(page).getByRole('button', { name: 'Keep idea 2' }).click();
  await open(page, '/idea-sprint');
  const kept = page.getByRole('region', { name: 'Kept on this device' });
  await expect(kept.getByRole('listitem')).toHaveCount(1);
  await expect(kept).toContainText(second);
  await kept.getByRole('button', { name: 'Keep idea 1' }).click();
  await expect(kept).toHaveCount(0);
});

test('works offline after the page has loaded', async ({ page, guard }) => {
  guard.expectConsole(lostNoise);
  await open(page, '/idea-sprint');
  await goOffline(page, /sprouted/);
  await ask(page, 'Parents forget the form');
  await expect(five(page).getByRole('listitem')).toHaveCount(5);
});
