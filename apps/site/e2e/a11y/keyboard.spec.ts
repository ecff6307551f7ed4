import type { Locator, Page } from '@playwright/test';
import { messages } from '../../content/messages.ts';
import { fragment, keys, place, question } from '../support/assessment.ts';
import { address } from '../support/person-form.ts';
import { expect, open, test } from '../support/test.ts';

/* Each journey of a visitor by the keyboard alone: nothing is focused, filled or clicked by other means. */

const main = (page: Page) => page.getByRole('main');

/** Presses Tab until the element has the focus. Fails where it is not among the stops. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let i = 0; i < 250; i += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluateAll((found) => found.includes(document.activeElement as never))) return;
  }
  throw new Error(`The Tab key does not reach ${element}.`);
}

async function follow(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Chooses an entry of a list by its first letters. */
const choose = type;

async function fillPerson(page: Page, form: Locator): Promise<void> {
  const field = (name: string) => form.locator(`[name="${name}"]`);
  const fields: Record<string, [typeof type, string]> = {
    name: [type, 'Ada Example'],
    email: [type, address()],
    company: [type, 'Analytical Engines'],
    role: [choose, 'Head of Product'],
  };
  await expect(form).toBeVisible();
  // In the order in which the form has them.
  const names = await form
    .locator('input:not([type=hidden]), select')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name));
  for (const name of names.filter((each) => each in fields)) {
    const [enter, text] = fields[name] as [typeof type, string];
    await enter(page, field(name), text);
  }
}

test.use({ viewport: { width: 1280, height: 800 } });

test('from the skip link and the menu to a service', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await open(page, '/');
  const banner = page.getByRole('banner');
  await follow(page, banner.getByRole('button', { name: 'Design Skills' }));
  await follow(page, banner.getByRole('link', { name: /^UX Design/ }));
  await expect(page).toHaveURL('/services/ux-design');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('from the menu and a group of it to a service', async ({ page }) => {
    await open(page, '/');
    const banner = page.getByRole('banner');
    const opener = (name: string) =>
      banner.locator('button, summary').filter({ hasText: name, visible: true });
    await follow(page, opener('Menu'));
    await follow(page, opener('Design Skills'));
    await follow(page, banner.getByRole('link', { name: /^UX Design/ }).filter({ visible: true }));
    await expect(page).toHaveURL('/services/ux-design');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('from the home page to a sent inquiry', async ({ page }) => {
  await open(page, '/');
  await follow(page, main(page).getByRole('link', { name: 'Start Your Project' }));
  await expect(page).toHaveURL('/contact');
  const form = page.locator('form[name=contact]');
  await fillPerson(page, form);
  await type(page, form.locator('[name=message]'), 'The seat map loses every second passenger.');
  await follow(page, form.locator('button[type=submit]'));
  await expect(form).toContainText(messages.contact.success);
});

test('from the workshops to a booking', async ({ page }) => {
  await open(page, '/workshops');
  await follow(page, main(page).getByRole('link', { name: 'See Deep Dive' }).last());
  await expect(page).toHaveURL('/workshop-details?type=deep');
  const form = page.locator('form[name=workshop-booking]');
  await fillPerson(page, form);
  await follow(page, form.locator('button[type=submit]'));
  await expect(form).toContainText('Thank you! Your booking request has been sent.');
});

test('a registration for the webinar, with its payment', async ({ page }) => {
  await page.clock.install();
  await open(page, '/webinar');
  const form = page.locator('form[name=webinar]');
  await fillPerson(page, form);
  await follow(page, form.locator('button[type=submit]'));
  await follow(page, form.getByRole('button', { name: "I've Completed Payment" }));
  await page.clock.runFor(3_100);
  const asked = page.getByRole('alertdialog', { name: messages.webinar.confirmPayment });
  await expect(asked).toBeVisible();
  await follow(page, asked.getByRole('button', { name: 'OK' }));
  await expect(form.locator('button[type=submit]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form).toContainText(/Payment ID: payment_\d+/);
});

test('a subscription to the newsletter', async ({ page }) => {
  await open(page, '/privacy');
  const form = page.locator('form[name=newsletter]');
  await type(page, form.locator('[name=email]'), address());
  await page.keyboard.press('Enter');
  await expect(form).toContainText(messages.newsletter.success);
});

test('the assessment, to its result', async ({ page }) => {
  await open(page, '/ai-assessment');
  await follow(page, main(page).getByRole('link', { name: 'Start the assessment' }).first());
  for (const [i, key] of Array.from(keys).entries()) {
    await expect(page.getByText(place(i + 1))).toBeVisible();
    await expect(question(page)).toBeFocused();
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  }
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await follow(page, main(page).locator('details summary').first());
  await expect(main(page).locator('details[open]')).toHaveCount(1);
});

test('the report of an assessment, sent to be read by a person', async ({ page }) => {
  await open(page, `/ai-assessment${fragment}`);
  const report = page.getByRole('form', { name: 'Have it read by a person' });
  await type(page, report.getByRole('textbox', { name: 'E-mail' }), address());
  await follow(page, report.getByRole('button', { name: 'Send Report' }));
  await expect(report).toContainText('Your answers have arrived');
});

test('five ideas for a problem', async ({ page }) => {
  await open(page, '/idea-sprint');
  const form = page.getByRole('form', { name: 'Idea sprint' });
  await type(page, form.getByRole('textbox', { name: 'What does not work?' }), 'Returns are overrun.');
  await follow(page, form.getByRole('button', { name: /^Generat/ }));
  const five = page.getByRole('region', { name: /^Five starting points for “/ });
  await expect(five).toBeFocused();
  await expect(five.getByRole('listitem')).toHaveCount(5);
});

test('a question in the chat, and back to where one was', async ({ page }) => {
  await open(page, '/about');
  const launcher = page.getByRole('button', { name: 'Chat with the innovation guide' });
  await follow(page, launcher);
  const panel = page.getByRole('dialog', { name: 'Innovation guide' });
  await expect(panel.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('What is LALIAFLIA?');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(launcher).toBeFocused();
});

test('a project of one company, and its screens in full', async ({ page }) => {
  await open(page, '/portfolio');
  await follow(page, page.getByRole('button', { name: 'Condor', exact: true }));
  await expect(main(page).getByRole('article')).toHaveCount(1);
  const screen = page.getByRole('group', { name: 'Airline seat selection, screens' }).getByRole('link');
  await follow(page, screen.first());
  const full = page.getByRole('dialog', { name: 'Airline seat selection, screens' });
  await expect(full).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/picture=condor\/2/);
  await page.keyboard.press('Escape');
  await expect(full).toHaveCount(0);
});

test('an article, found by a word', async ({ page }) => {
  await open(page, '/blog');
  await type(page, main(page).getByRole('searchbox', { name: 'Search articles' }), 'teams');
  const card = main(page).getByRole('article');
  await expect(card).toHaveCount(1);
  await follow(page, card.getByRole('link').first());
  await expect(page).toHaveURL('/blog/building-high-performance-teams');
});
