import type { Page } from '@playwright/test';
import { messages } from '../content/messages.ts';
import { begin, fragment, keys, place, press } from './support/assessment.ts';
import { form } from './support/person-form.ts';
import { expect, open, test } from './support/test.ts';
import { listen, read, startReader } from './support/transcript.ts';

/*
 * What a screen reader says in the tools, as readable text in transcripts/. A failed test shows the difference;
 * --update-snapshots writes the files again.
 */

// In both projects alike.
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('the assessment in a screen reader', async ({ page }) => {
  await begin(page);
  await startReader(page);
  expect(`${await read(page, 'main')}\n`).toMatchSnapshot('assessment-first-question.txt');
  const heard = await listen(page, async () => {
    await press(page, keys.slice(0, 2));
    await expect(page.getByText(place(3))).toBeVisible();
  });
  expect(`${heard}\n`).toMatchSnapshot('assessment-two-answers.txt');
});

test('the result of the assessment in a screen reader', async ({ page }) => {
  await open(page, `/ai-assessment${fragment}`);
  await expect(page.getByText('Average: 69')).toBeVisible();
  await startReader(page);
  for (const entry of await page.locator('main details').all()) await entry.locator('summary').click();
  expect(`${await read(page, 'main')}\n`).toMatchSnapshot('assessment-result.txt');
});

test('the chat in a screen reader', async ({ page }) => {
  await open(page, '/privacy');
  await startReader(page);
  await page.getByRole('button', { name: 'Chat with the innovation guide' }).click();
  const panel = page.getByRole('dialog', { name: 'Innovation guide' });
  await expect(panel.getByRole('textbox')).toBeFocused();
  expect(`${await read(page, '[role=dialog]')}\n`).toMatchSnapshot('chat-opened.txt');
  // Saving takes as long as the answer; otherwise chance decides which of the two states is read.
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/rest/v1/chat_conversations*', async (route) => {
    await held;
    await route.continue();
  });
  const heard = await listen(page, async () => {
    await panel.getByRole('textbox').fill('What does the assessment cost?');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('Guide prices of the workshops');
    release();
    await expect(panel.getByText('Saved')).toHaveCount(1);
  });
  expect(`${heard}\n`).toMatchSnapshot('chat-question.txt');
  expect(`${await read(page, '[role=dialog]')}\n`).toMatchSnapshot('chat-answered.txt');
});

test('the menu in a screen reader', async ({ page }) => {
  await open(page, '/services/ux-design');
  await startReader(page);
  const group = page.getByRole('banner').getByRole('button', { name: 'Design Skills' });
  const heard = await listen(page, async () => {
    await group.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: /^UX Design/ })).toBeVisible();
  });
  expect(`${heard}\n\n${await read(page, 'header')}\n`).toMatchSnapshot('menu.txt');
});

/** What a form says when it is read, when it is sent empty, and when it is sent. */
async function formTranscript(page: Page, name: string, done: string | RegExp): Promise<string> {
  const sent = form(page, name);
  const submit = sent.locator('button[type=submit]');
  await startReader(page);
  const asked = await read(page, `form[name="${name}"]`);
  const refused = await listen(page, async () => {
    await submit.press('Enter');
    await expect(sent.locator(':focus')).toContainText(messages.form.requiredMissing);
  });
  const values = { name: 'Ada Example', company: 'Analytical Engines', message: 'The seat map.' };
  const corrected = await listen(page, async () => {
    for (const [field, value] of Object.entries(values)) {
      const control = sent.locator(`[name="${field}"]`);
      if ((await control.count()) > 0) await control.fill(value);
    }
    await sent.locator('[name=email]').fill(`ada.${Date.now()}@example.com`);
    await sent.locator('[name=role]').selectOption('product');
    await expect(sent.locator('[aria-invalid=true]')).toHaveCount(0);
  });
  // The summary of what is missing was read once, and is not read again as it grows shorter.
  expect(corrected).not.toMatch(/\b(heading|list|listitem)\b/);
  const thanked = await listen(page, async () => {
    await submit.press('Enter');
    await expect(sent).toContainText(done);
  });
  return `${asked}\n\n(sent empty)\n${refused}\n\n(corrected)\n${corrected}\n\n(sent)\n${thanked}\n`;
}

test('the contact form in a screen reader', async ({ page }) => {
  await open(page, '/contact');
  expect(await formTranscript(page, 'contact', messages.contact.success)).toMatchSnapshot('contact.txt');
});

test('the booking of a workshop in a screen reader', async ({ page }) => {
  await open(page, '/workshop-details?type=deep');
  const heard = await formTranscript(page, 'workshop-booking', 'Thank you!');
  expect(heard).toMatchSnapshot('booking.txt');
});

test('the registration for the webinar in a screen reader', async ({ page }) => {
  await open(page, '/webinar');
  const heard = await formTranscript(page, 'webinar', "I've Completed Payment");
  expect(heard).toMatchSnapshot('webinar.txt');
});

test('the newsletter in a screen reader', async ({ page }) => {
  await open(page, '/privacy');
  await startReader(page);
  const newsletter = form(page, 'newsletter');
  const asked = await read(page, 'form[name=newsletter]');
  const send = (email: string, said: string) =>
    listen(page, async () => {
      await newsletter.locator('[name=email]').fill(email);
      await newsletter.locator('[name=email]').press('Enter');
      await expect(newsletter).toContainText(said);
    });
  const refused = await send('ada', messages.form.checkEmail);
  const thanked = await send(`ada.${Date.now()}@example.com`, messages.newsletter.success);
  expect(`${asked}\n\n(a bad address)\n${refused}\n\n(sent)\n${thanked}\n`).toMatchSnapshot('newsletter.txt');
});
