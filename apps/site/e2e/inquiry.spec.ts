import { randomUUID } from 'node:crypto';
import { messages } from '../content/messages.ts';
import { fill, form, send } from './support/contact-form.ts';
import { emptyData, leads, mortal, startSite } from './support/installations.ts';
import { expect, open, test } from './support/test.ts';

test.use({ baseURL: mortal.url });
test.setTimeout(120_000);

test('an acknowledged inquiry survives a hard kill of the server', async ({ page, guard }) => {
  // What the page says of the server that is gone, when it tries to report its page views.
  guard.expectConsole(/ERR_CONNECTION_(REFUSED|RESET)|Analytics tracking error TypeError: Failed to fetch/);
  emptyData(mortal);
  const email = `ada.${randomUUID()}@example.com`;
  const first = await startSite(mortal);
  await open(page, '/contact');
  await fill(page, email);
  await send(page);
  await expect(form(page)).toContainText(messages.contact.success);
  await first.kill();

  const second = await startSite(mortal);
  const found = (await leads(mortal)).filter((lead) => lead.email === email);
  expect(found).toMatchObject([{ name: 'Ada Example', kind: 'contact', company: 'Analytical Engines' }]);
  await second.stop();

  const offline = (await leads(mortal)).filter((lead) => lead.email === email);
  expect(offline).toHaveLength(1);
});
