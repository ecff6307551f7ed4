import { randomUUID } from 'node:crypto';
import { messages } from '@laliaflia/domain';
import { emptyData, leads, mortal, startSite } from './support/installations.ts';
import { expect, open, test } from './support/test.ts';

test.use({ baseURL: mortal.url });
test.setTimeout(120_000);

test('an acknowledged inquiry survives a hard kill of the server', async ({ page }) => {
  emptyData(mortal);
  const email = `ada.${randomUUID()}@example.com`;
  const first = await startSite(mortal);
  await open(page, '/contact');
  await page.getByLabel('Name', { exact: false }).first().fill('Ada Example');
  await page.locator('form[name=contact] [name=email]').fill(email);
  await page.locator('form[name=contact] [name=company]').fill('Analytical Engines');
  await page.locator('form[name=contact] [name=role]').selectOption('ceo');
  await page.locator('form[name=contact] [name=message]').fill('Please call.');
  await page.locator('form[name=contact] button[type=submit]').click();
  await expect(page.locator('form[name=contact]')).toContainText(messages.contact.success);
  await first.kill();

  const second = await startSite(mortal);
  const found = (await leads(mortal)).filter((lead) => lead.email === email);
  expect(found).toMatchObject([{ name: 'Ada Example', kind: 'contact', message: 'Please call.' }]);
  await second.stop();

  const offline = (await leads(mortal)).filter((lead) => lead.email === email);
  expect(offline).toHaveLength(1);
});
