import type { Page } from '@playwright/test';
import { readinessLength } from '../content/assessment-length.ts';
import { money } from '../content/format.ts';
import { workshops } from '../content/workshops.ts';
import { motion } from './support/browser.ts';
import { expect, hydrated, lostNoise, open, rows, test, withoutScripts } from './support/test.ts';
import { violations } from './support/violations.ts';

test.use(motion);

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with the innovation guide' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Innovation guide' });
const input = (page: Page) => panel(page).getByRole('textbox', { name: 'Write a message' });
const suggestion = (page: Page, name: string) => panel(page).getByRole('button', { name });

const guidePrices = Object.values(workshops)
  .map(({ title, guidePrice }) => `• ${title}: ${money(guidePrice)}`)
  .join(' ');

async function talk(page: Page, path = '/privacy'): Promise<void> {
  await open(page, path);
  await launcher(page).click();
  await expect(input(page)).toBeFocused();
}

test('a question is answered, and both sides are saved under one session', async ({ page }) => {
  const mark = `mark ${Date.now()}`;
  await talk(page);
  await expect(panel(page)).toContainText('Hello. Ask me about the three methods');
  await expect(
    panel(page).getByRole('group', { name: 'Suggested questions' }).getByRole('button'),
  ).toHaveCount(4);

  await input(page).fill(`What does a workshop cost? ${mark}`);
  await input(page).press('Enter');
  await expect(input(page)).toHaveValue('');
  await expect(panel(page)).toContainText(guidePrices);
  await expect(suggestion(page, 'What is LALIAFLIA?')).toHaveCount(0);

  const saved = () => rows('chat_conversations', `message=ilike.*${encodeURIComponent(mark)}*`);
  await expect.poll(async () => (await saved()).length).toBe(1);
  const [question] = await saved();
  expect(question).toMatchObject({ sender: 'user' });
  const session = () => rows('chat_conversations', `session_id=eq.${question?.session_id}&order=created_at`);
  await expect.poll(async () => (await session()).map(({ sender }) => sender)).toEqual(['user', 'bot']);
});

test('suggestions answer at a press, blanks are ignored, and links lead on without closing', async ({
  page,
}) => {
  await talk(page, '/about');
  await input(page).fill('   ');
  await input(page).press('Enter');
  await suggestion(page, 'Innovation assessment').click();
  await panel(page).getByRole('link', { name: 'Start the assessment' }).click();
  await expect(page).toHaveURL('/ai-assessment');
  await expect(panel(page)).toContainText(
    `asks ${readinessLength.questions} questions in about ${readinessLength.minutes} minutes`,
  );
  // The greeting, the question and its answer: the blank message was not sent.
  await expect(panel(page).getByRole('button', { name: 'What is LALIAFLIA?' })).toHaveCount(0);
});

test('an unsaved message says so, the chat continues, and a press saves it', async ({ page, guard }) => {
  guard.expectConsole(lostNoise);
  guard.expectConsole(/could not be saved/);
  await talk(page);
  await page.route('**/rest/v1/chat_conversations*', (route) => route.abort());
  await input(page).fill('laliaflia');
  await input(page).press('Enter');
  await expect(panel(page)).toContainText('It has three levels');
  await expect(panel(page).getByText('Not saved').first()).toBeVisible();
  await page.unroute('**/rest/v1/chat_conversations*');
  const again = panel(page).getByRole('button', { name: /^Try again/ });
  // Another waiting message may be sent automatically at the same time.
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click({ timeout: 1000 });
    await expect(panel(page).getByText('Not saved')).toHaveCount(0, { timeout: 2000 });
  }).toPass();
});

test('by keyboard alone: opens, closes with Escape, and the messages stay for the visit', async ({
  page,
}) => {
  await open(page, '/privacy');
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('Natur');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Nature is the first of our three methods');
  expect(await violations(page.getByRole('dialog'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();

  await page.reload();
  await hydrated(page);
  await launcher(page).click();
  await expect(panel(page)).toContainText('Nature is the first of our three methods');
});

test('on a phone it fills the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await talk(page);
  await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(390);
  expect(await violations(page.getByRole('dialog'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use(withoutScripts);

  test('the launcher is a link to the contact page', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: 'Chat with the innovation guide' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const cell = (page: Page) => page.locator('[data-chat-launcher]');
  const isShown = (page: Page) =>
    cell(page).evaluate((each) => getComputedStyle(each).opacity === '1' && !each.hasAttribute('data-away'));
  /** What the launcher and the fields of the page have in common, before and after scripts. */
  const covered = (page: Page) =>
    cell(page).evaluate((each) => {
      if (each.hasAttribute('data-away')) return [];
      const own = each.getBoundingClientRect();
      return (
        [...document.querySelectorAll('input, select, textarea')]
          // Before scripts there is no theme to switch, and the place of its fields is empty.
          .filter((field) => field.checkVisibility({ visibilityProperty: true }))
          .filter((field) => {
            const { left, right, top, bottom, width } = field.getBoundingClientRect();
            return width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
          })
          .map((field) => field.getAttribute('name'))
      );
    });

  for (const path of ['/blog', '/contact'])
    test(`the launcher covers no field of ${path}, and the focus brings it back`, async ({ page }) => {
      await page.goto(path);
      expect(await covered(page), 'as delivered').toEqual([]);
      await hydrated(page);
      await page
        .locator('main')
        .getByRole('textbox')
        .or(page.locator('main').getByRole('searchbox'))
        .first()
        .scrollIntoViewIfNeeded();
      await expect.poll(() => isShown(page), 'a field is in view').toBe(false);
      await cell(page).focus();
      await expect.poll(() => cell(page).evaluate((each) => getComputedStyle(each).opacity)).toBe('1');
      await page.keyboard.press('Enter');
      await expect(input(page)).toBeFocused();
    });
});
