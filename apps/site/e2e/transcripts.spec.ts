import { begin, fragment, keys, place, press } from './support/assessment.ts';
import { expect, open, test } from './support/test.ts';
import { listen, read, startReader } from './support/transcript.ts';

/*
 * What a screen reader says in the tools, as readable text in transcripts/. A failed test shows the difference;
 * --update-snapshots writes the files again.
 */

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
