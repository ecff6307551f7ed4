import { randomUUID } from 'node:crypto';
import { askedFields, forms } from '@laliaflia/leads';
import { messages } from '../content/messages.ts';
import { fill, form, send, valueIn } from './support/contact-form.ts';
import { leads } from './support/installations.ts';
import { expect, lostNoise, open, rows, test, withoutScripts } from './support/test.ts';

const required = askedFields(forms.contact).filter((field) => field.required).length;
const address = () => `ada.${randomUUID()}@example.com`;
const stored = (email: string) => rows('contact_submissions', `email=eq.${email}`);

test('an inquiry is stored, confirmed and counted, and the form is ready for another', async ({ page }) => {
  const email = address();
  const inserts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('contact_submissions'))
      inserts.push(request.url());
  });
  await open(page, '/contact');
  await fill(page, email);
  await send(page);
  await expect(form(page)).toContainText(messages.contact.success);
  await expect(form(page)).toContainText(messages.contact.successDetail);
  await expect(form(page).locator('button[type=submit]')).toHaveText(/Message Sent!/);
  expect(await valueIn(page, 'message')).toBe('');
  expect(inserts).toHaveLength(1);
  expect(await stored(email)).toMatchObject([
    { name: 'Ada Example', company: 'Analytical Engines', role: 'ceo', filling_seconds: expect.any(Number) },
  ]);
  await expect
    .poll(() => rows('analytics_events', 'event_type=eq.form_submit_contact&page_path=eq./contact'))
    .not.toHaveLength(0);
});

test('works in the page as the static host publishes it: without its attribute, with a field of its own', async ({
  page,
}) => {
  const email = address();
  // While the page is read, before any script of ours.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const contact = document.querySelector('form[name=contact]');
      if (!contact?.querySelector('button')) return;
      observer.disconnect();
      contact.removeAttribute('data-netlify');
      const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'form-name' });
      field.value = 'contact';
      contact.prepend(field);
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/contact');
  await expect(form(page)).not.toHaveAttribute('data-netlify');
  await fill(page, email);
  await send(page);
  await expect(form(page)).toContainText(messages.contact.success);
  expect(await stored(email)).toMatchObject([{ filling_seconds: expect.any(Number) }]);
});

test('the panel disappears after five seconds, the receipt stays', async ({ page }) => {
  await page.clock.install();
  await open(page, '/contact');
  await fill(page, address());
  await send(page);
  await expect(form(page)).toContainText(messages.contact.success);
  await page.clock.runFor(5_100);
  await expect(form(page)).not.toContainText(messages.contact.success);
  await expect(form(page).locator('[data-part=receipt]')).toBeVisible();
});

test('an empty form shows what is missing, checks it again while it is corrected, and sends nothing', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().includes('analytics')) posts.push(request.url());
  });
  await open(page, '/contact');
  await send(page);
  await expect(form(page)).toContainText(messages.form.requiredMissing);
  const wrong = form(page).locator('[aria-invalid=true]');
  await expect(wrong).toHaveCount(required);
  await form(page).locator('[name=name]').fill('Ada Example');
  await expect(wrong).toHaveCount(required - 1);
  await form(page).locator('[name=email]').fill('not an address');
  await expect(wrong).toHaveCount(required - 1);
  await fill(page, address());
  await expect(wrong).toHaveCount(0);
  await expect(form(page)).not.toContainText(messages.form.requiredMissing);

  await test.step('a malformed address alone gets its own heading', async () => {
    await fill(page, 'not an address');
    await send(page);
    await expect(form(page)).toContainText(messages.form.checkEmail);
    await expect(wrong).toHaveCount(1);
  });
  expect(posts).toEqual([]);
});

test('a failure keeps every value, says so, and the next attempt succeeds under the same id', async ({
  page,
  guard,
}) => {
  guard.expectConsole(lostNoise);
  guard.expectConsole(/could not be sent|TypeError/);
  const email = address();
  const ids: unknown[] = [];
  await open(page, '/contact');
  await page.route('**/rest/v1/contact_submissions*', (route) => {
    if (route.request().method() === 'POST') ids.push(route.request().postDataJSON()?.id);
    return ids.length === 1 ? route.abort() : route.continue();
  });
  await fill(page, email);
  await send(page);
  await expect(form(page).getByRole('alert')).toContainText(messages.contact.failed);
  expect(await valueIn(page, 'email')).toBe(email);
  expect(await valueIn(page, 'role')).toBe('ceo');
  await send(page);
  await expect(form(page)).toContainText(messages.contact.success);
  expect(new Set(ids).size).toBe(1);
  expect(await stored(email)).toHaveLength(1);
});

test('a page without the key shows an error and keeps working', async ({ page, guard }) => {
  guard.expectConsole(/supabaseKey is required|could not be sent|Analytics tracking error/);
  await page.route('/contact', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(name="laliaflia:key" content=")[^"]+/, '$1');
    await route.fulfill({ response: answer, body });
  });
  await open(page, '/contact');
  await fill(page, address());
  await send(page);
  await expect(form(page).getByRole('alert')).toContainText(messages.contact.failed);
  await expect(page.locator('main h1')).toBeVisible();
});

test('a filled bot field shows success and is stored as spam, not as a lead', async ({ page }) => {
  const email = address();
  await open(page, '/contact');
  await fill(page, email);
  await form(page).locator('[name="bot-field"]').fill('https://spam.example', { force: true });
  await send(page);
  await expect(form(page)).toContainText(messages.contact.success);
  expect(await stored(email)).toEqual([]);
  const has = (list: Record<string, unknown>[]) => list.some((lead) => lead.email === email);
  await expect.poll(async () => has(await leads('--spam'))).toBe(true);
  expect(has(await leads())).toBe(false);
});

test('has the attributes by which the host recognises its forms', async ({ request }) => {
  const html = await (await request.get('/contact')).text();
  const [tag = ''] = html.match(/<form[^>]*name="contact"[^>]*>/) ?? [];
  expect(tag).toContain('data-netlify="true"');
  expect(tag).not.toContain('netlify-honeypot');
  expect(tag).toContain('method="post"');
  expect(tag).toContain('action="/thank-you?type=contact"');
  expect(html).toContain('name="form-name" value="contact"');
});

test.describe('without JavaScript', () => {
  test.use(withoutScripts);

  test('the same form is stored as a lead and lands on the thank-you page', async ({ page }) => {
    const email = address();
    await page.goto('/contact');
    await fill(page, email);
    await send(page);
    await expect(page).toHaveURL('/thank-you?type=contact');
    await expect(page.locator('main h1')).toHaveText(/Thank you/);
    const found = (await leads()).filter((lead) => lead.email === email);
    expect(found).toMatchObject([{ kind: 'contact', channels: ['form'], name: 'Ada Example', role: 'ceo' }]);
  });

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.goto('/contact');
    await send(page);
    await expect(page).toHaveURL('/contact');
    await expect(form(page).locator('[name=name]:invalid')).toBeVisible();
  });
});

test('a topic in the address begins the message, and an unknown one does not', async ({ page }) => {
  const message = page.getByRole('textbox', { name: 'Message' });
  await open(page, '/team');
  await page.getByRole('main').getByRole('link', { name: 'Schedule a Consultation' }).click();
  await expect(page).toHaveURL('/contact?topic=consultation');
  await expect(message).toHaveValue('Consultation: ');
  await open(page, '/contact?topic=constructor');
  await expect(message).toHaveValue('');
});
