import { dateText, money } from '../content/format.ts';
import { webinar } from '../content/webinar.ts';
import { shownDate, today } from '../content/webinar-dates.ts';
import { expect, open, test, withoutScripts } from './support/test.ts';

/* What is said of the webinar is decided when a page is looked at: before its last date, on it, and afterwards. */
const last = shownDate(today);
const hour = 3_600_000;
const at = (offset: number) => new Date(Date.parse(last.moment) + offset);

test('before its date the webinar has seats, and everything names it', async ({ page }) => {
  await page.clock.setFixedTime(at(-hour));
  await open(page, '/webinar');
  const ticket = page.getByRole('article', { name: 'The upcoming session' });
  await expect(ticket).toHaveAttribute('data-state', 'open');
  await expect(ticket).toContainText(`${last.left} of ${webinar.seats}`);
  await expect(page.locator('main')).not.toContainText('to be announced');
  await open(page, '/');
  await expect(page.getByRole('article', { name: /^Live Webinar/ })).toHaveAttribute('data-state', 'open');
});

test('from its beginning on, the last date of the webinar reads as past', async ({ page }) => {
  await page.clock.setFixedTime(at(1));
  await open(page, '/webinar');
  const ticket = page.getByRole('article', { name: 'Next session' });
  await expect(ticket).toHaveAttribute('data-state', 'past');
  await expect(ticket).toContainText(`Last session${dateText(last.start)}`);
  const main = page.locator('main');
  await expect(ticket.getByText('To be announced', { exact: true })).toBeVisible();
  await expect(ticket).toContainText(`${money(webinar.price)} per participant`);
  await expect(main).not.toContainText(/upcoming|seats left/i);
  await expect(ticket.getByRole('link')).toHaveText(['Tell me the date', 'Reserve for the next date']);
  for (const name of ['Ask for the date', 'Tell me the date']) {
    await open(page, '/webinar');
    await main.getByRole('link', { name }).click();
    await expect(page.locator('[name=message]')).toHaveValue('The next date of the webinar: ');
  }
});

test.describe('without scripts', () => {
  test.use(withoutScripts);

  test('a passed date never reads as one to come', async ({ page }) => {
    for (const path of ['/', '/webinar']) {
      await page.goto(path);
      const ticket = page.getByRole('article').filter({ has: page.locator('time') });
      await expect(ticket).toHaveAttribute('data-state', /past|announced/);
      await expect(page.locator('main')).not.toContainText(/upcoming session|seats left/i);
    }
  });
});
