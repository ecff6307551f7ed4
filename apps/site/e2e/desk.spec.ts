import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { workshops } from '../content/workshops.ts';
import {
  addOwner,
  book,
  bookOnPhone,
  chat,
  downloaded,
  filesWith,
  held,
  list,
  mailTo,
  openKeeping,
  pane,
  press,
  screens,
  sessionKey,
  signIn,
  signInByLink,
  subscribed,
} from './support/desk.ts';
import { noteErased } from './support/erased.ts';
import { address } from './support/person-form.ts';
import { realtime } from './support/realtime.ts';
import { expect, test } from './support/test.ts';
import { violations } from './support/violations.ts';

/** Takes back what a message of the desk tells. */
const undo = (page: Page, told: string) =>
  press(page.getByRole('listitem').filter({ hasText: told }), 'Undo');

test('an owner finds a booking from a phone, answers it, marks it won, takes it along and erases the person', async ({
  page,
  browser,
}) => {
  // An answer is held for ten seconds.
  test.setTimeout(120_000);
  const [name, email] = [`Marta ${address().slice(4, 12)}`, address()];
  await book(page, name, { message: 'The one before' });
  await bookOnPhone(browser, { name, email, message: 'Three days, <b>please</b>' });
  const owner = await addOwner();
  await signInByLink(page, owner.email);
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(`marta ${name}`);
  await expect(list(page).getByRole('link')).toHaveCount(2);
  await expect(list(page).getByRole('link').first()).toHaveAccessibleName(new RegExp(`^New: ${name}`));
  await expect(list(page).getByRole('link').first()).toContainText('Three days');
  await list(page).getByRole('link').first().click();
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(name);
  await expect(pane(page)).toContainText('Three days, <b>please</b>');
  await expect(pane(page)).toContainText('Form without JavaScript');

  const field = pane(page).getByLabel('New note');
  const note = pane(page).getByRole('region', { name: 'Notes' }).getByRole('listitem');
  await field.fill('Call on <b>Monday</b>');
  await press(pane(page), 'Add note');
  await expect(note).toContainText('Call on <b>Monday</b>');
  // Taken back, it is a draft again.
  await undo(page, 'The note is added');
  await expect(note).toHaveCount(0);
  await expect(field).toHaveValue('Call on <b>Monday</b>');
  await press(pane(page), 'Add note');
  await expect(note).toContainText('Call on <b>Monday</b>');
  const noted = await held(email);
  await press(note, 'Delete the note “Call on <b>Monday</b>”');
  await expect(note).toHaveCount(0);
  await undo(page, 'The note is deleted');
  await expect(note).toContainText('Call on <b>Monday</b>');
  // With its author, its time and its id.
  expect(await held(email)).toEqual(noted);

  // Escape keeps the draft; what was sent can be taken back.
  await pane(page).getByRole('heading', { level: 2 }).click();
  await page.keyboard.press('r');
  const text = pane(page).getByLabel('Message');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(new RegExp(`^Hello ${name},\n`));
  await page.keyboard.type('We have room in May. ');
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await page.reload();
  await pane(page).getByRole('button', { name: 'Answer' }).click();
  await expect(text).toHaveValue(/We have room in May/);
  const given = pane(page).getByRole('region', { name: 'Answers' }).getByRole('listitem');
  const send = async () => {
    await pane(page).getByRole('button', { name: 'Send' }).click();
    await expect(given).toContainText('We have room in May');
    await expect(given).toContainText('Goes out in a moment');
    await expect(pane(page).getByRole('radio', { name: 'Answered' })).toBeChecked();
  };
  await send();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(/We have room in May/);
  await expect(given).toHaveCount(0);
  await expect(pane(page).getByRole('radio', { name: 'New' })).toBeChecked();
  await send();
  const toast = page.getByRole('listitem').filter({ hasText: 'The answer goes out in 10 seconds' });
  await toast.getByRole('button', { name: 'Close' }).click();

  await pane(page).getByRole('radio', { name: 'Won' }).click();
  await expect(page.getByText('Marked as won', { exact: true })).toBeVisible();
  await page.reload();
  await expect(pane(page).getByRole('radio', { name: 'Won' })).toBeChecked();
  await expect(list(page).getByRole('link').first()).toContainText('Won');
  await page.keyboard.press('e');
  await expect(page.getByText('Marked as answered', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pane(page).getByRole('radio', { name: 'Won' })).toBeChecked();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');

  let looks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/desk_leads')) looks += 1;
  });
  const mail = await simpleParser(await mailTo(email, 'answer'));
  // Without a socket the list asks by itself, every few seconds.
  await expect.poll(() => looks, { timeout: 12_000 }).toBeGreaterThanOrEqual(2);
  expect(mail).toMatchObject({ subject: 'Re: Your workshop request', html: false });
  expect(mail.text).toContain('We have room in May');
  expect(mail.headers.has('auto-submitted')).toBe(false);
  await expect(given).toContainText(/Sent on/);
  await expect(given).toContainText(owner.email);

  await pane(page).getByRole('button', { name: 'Mark as paid' }).click();
  const seen = pane(page).getByText(`Paid. Verified by ${owner.email}`);
  await expect(seen).toBeVisible();
  const paid = await held(email);
  await press(pane(page), 'Not paid after all');
  await expect(seen).toHaveCount(0);
  await undo(page, 'Marked as not paid');
  await expect(seen).toBeVisible();
  expect(await held(email)).toEqual(paid);
  await openKeeping(page);
  const keep = async () => {
    await pane(page).getByLabel('Keep until').fill('2036-12-31');
    await press(pane(page), 'Save');
    await expect(pane(page).getByText('31 December 2036', { exact: true })).toBeVisible();
  };
  await keep();
  await undo(page, 'Kept until 31 December 2036');
  await expect(pane(page).getByLabel('Keep until')).toHaveValue('');
  await expect(pane(page).getByText('31 December 2036', { exact: true })).toBeHidden();
  await keep();
  const lines = (await downloaded(page)).split('\r\n');
  expect(lines[1]).toContain(`,Won,${name},${email},Analytical Engines,"${owner.email}, `);

  const { pathname } = new URL(page.url());
  await pane(page).getByRole('button', { name: 'Erase this person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['1 lead', '1 answer', '1 note']);
  const final = dialog.getByRole('button', { name: 'Erase for good' });
  await expect(final).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Type “erase” to go on').press('Enter');
  await expect(dialog).toContainText('Type the word “erase”.');
  await dialog.getByLabel('Type “erase” to go on').fill('erase');
  await expect(final).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everything from this person is erased', { exact: true })).toBeVisible();
  await expect(list(page).getByRole('link')).toHaveText([/The one before/]);
  await page.goto(pathname);
  await expect(pane(page)).toContainText('This lead is not here any more.');
  expect(await held(email)).toEqual([]);
  expect(filesWith(email)).toEqual([]);
  noteErased(email);
});

test('an owner finds what the same person sent otherwise, reads the chat, and takes the view along as CSV', async ({
  page,
}) => {
  const [name, email] = [`Nora ${address().slice(4, 12)}`, address()];
  await book(page, name, { email, message: 'The first of two', company: '=1+1' });
  await book(page, name, { email: email.replace('@', '+team@'), message: 'The second of two' });
  await chat(page, [
    ['user', 'Do you work with <b>ferries</b>?'],
    ['bot', 'We do.'],
    ['user', `Then write to ${email}`],
  ]);
  await signIn(page, await addOwner());
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(name);
  await expect(list(page).getByRole('link')).toHaveCount(2);
  await list(page).getByRole('link', { name: 'The second of two' }).click();
  const sent = pane(page).getByRole('list', { name: 'Sent by this person, newest first' });
  await expect(sent.getByRole('link')).toHaveText([/Chat.*ferries/, /The first of two/]);
  expect(await violations(page.locator('html'))).toEqual([]);

  await sent.getByRole('link', { name: 'Chat' }).click();
  const conversation = pane(page).getByRole('list', { name: 'Conversation, from its beginning' });
  await expect(conversation.getByRole('listitem')).toHaveText([
    /^Nora .*Do you work with <b>ferries<\/b>\?$/,
    /^Innovation guide.*We do\.$/,
    /^Nora .*Then write to ada/,
  ]);
  await expect(pane(page)).toBeFocused();
  expect(await violations(page.locator('html'))).toEqual([]);
  await page.reload();
  await expect(conversation.getByRole('listitem')).toHaveCount(3);
  await pane(page).getByRole('button', { name: 'Answer by mail' }).click();
  await expect(pane(page).getByLabel('Message')).toBeFocused();
  await pane(page).getByRole('button', { name: 'Close, keep draft' }).click();
  await sent.getByRole('link', { name: 'Chat' }).click();
  await pane(page).getByRole('link', { name: 'Back to the lead' }).click();
  await sent.getByRole('link', { name: 'The first of two' }).click();
  await expect(pane(page).getByText('=1+1', { exact: true })).toBeVisible();

  // From anywhere: to the next lead, back, and to the search.
  await pane(page).getByRole('heading', { level: 2 }).click();
  await page.keyboard.press('k');
  await expect(pane(page)).toContainText('The second of two');
  await page.keyboard.press('j');
  await expect(pane(page)).toContainText('The first of two');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeFocused();
  await page.keyboard.type('j');
  await expect(pane(page)).toContainText('The first of two');
  await page.keyboard.press('Backspace');

  const lines = (await downloaded(page)).split('\r\n');
  await expect(page.getByText('The file holds 2 leads: all of this view.', { exact: true })).toBeVisible();
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('The second of two');
  expect(lines[2]).toContain(`,New,${name},${email},'=1+1,,The first of two`);
});

test('what people sent is text, whatever it looks like and wherever it is read from', async ({ page }) => {
  const mark = address().slice(4, 12);
  const message = `<img src=x onerror="document.title='harmed'"> <a href="https://evil.example">here</a> https://evil.example/x`;
  // Read from the right; signs that turn text round are refused before they are stored.
  await book(page, `שרה ${mark}`, { company: '<script>alert(1)</script>', message: `שלום ${message}` });
  await signIn(page, await addOwner());
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(mark);
  // Until then the newest of all leads stands first.
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await list(page).getByRole('link').click();
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(`שרה ${mark}`);
  await expect(pane(page)).toContainText(message);
  await expect(pane(page).getByText('<script>alert(1)</script>', { exact: true })).toBeVisible();
  expect(await pane(page).locator('img, script').count()).toBe(0);
  expect(await page.locator('a[href*="evil.example"]').count()).toBe(0);
  const directionOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).direction);
  expect(await directionOf(pane(page).getByText(`שלום ${message}`))).toBe('rtl');
  expect(await directionOf(pane(page))).toBe('ltr');
  await expect(page).toHaveTitle(/Leads|Desk/);
});

test('an owner reads the numbers, sees who comes, and takes back a mail to some of them', async ({
  page,
  browser,
}) => {
  const name = `Pia ${address().slice(4, 12)}`;
  // No other test has guests of such a workshop.
  await book(page, name, { workshopType: 'summer' });
  const leftOut = `Ute ${address().slice(4, 12)}`;
  await book(page, leftOut, { workshopType: 'summer', email: address() });
  const booked = `Ida ${address().slice(4, 12)}`;
  await bookOnPhone(browser, { name: booked, email: address(), message: '' });
  const subscriber = await subscribed();
  await page.goto('/desk/');
  await expect(page.getByLabel('Password')).toBeVisible();
  const owner = await addOwner();
  await signIn(page, owner);
  const go = async (screen: string) => {
    await screens(page).getByRole('link', { name: screen }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
  };
  await go('Numbers');
  await expect(page.getByRole('table', { name: 'Leads by week and kind' })).toBeVisible();

  await go('Workshops');
  await page.getByRole('link', { name: workshops.deep.title }).click();
  await expect(page.getByRole('row', { name: booked })).toBeVisible();
  await page.getByRole('link', { name: 'Others' }).click();
  await expect(page.getByRole('row', { name: booked })).toHaveCount(0);
  const guest = page.getByRole('row', { name });
  await guest.getByRole('button').click();
  await expect(guest).toContainText('by you');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(guest.getByRole('button')).toBeVisible();
  // The list for the door has names and no buttons.
  await page.emulateMedia({ media: 'print' });
  await expect(guest).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: /^Write to/ }).click();
  await page.getByLabel('Subject').fill('Where we meet');
  await page.getByLabel('Message').fill('Come to the back door.');
  await page.getByText(/^To: /).click();
  await page.getByRole('group', { name: 'Who gets the mail' }).getByLabel(leftOut).uncheck();
  await page.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(guest).toContainText('Where we meet');
  await expect(page.getByRole('row', { name: leftOut })).toContainText('None yet');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Come to the back door.');

  await go('Newsletter');
  await expect(page.getByText('Asked, not confirmed yet', { exact: true }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toMatch(
    new RegExp(`^${subscriber},https://site\\.example/newsletter/leave\\?token=[0-9a-f]+,`, 'm'),
  );
  await go('Health');
  await expect(page.getByText('Old data last deleted', { exact: true })).toBeVisible();
});

test('where the database tells of leads, they come at once over a socket that is closed at sign-out', async ({
  page,
}) => {
  const owner = await addOwner();
  const channel = await realtime(page);
  await signIn(page, owner);
  await expect(page.getByText('New leads appear here at once.', { exact: true })).toBeVisible();
  const [joined] = channel.heard('phx_join');
  expect(joined).toMatchObject({ topic: 'realtime:desk', payload: { config: { private: true } } });
  expect(joined?.payload.access_token).toMatch(/^ey/);

  const name = `Rosa ${address().slice(4, 12)}`;
  await book(page, name);
  channel.tell('leads');
  // As long as it is told, the list does not ask by itself.
  await expect(list(page).getByRole('link', { name }).first()).toBeVisible({ timeout: 5000 });

  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, sessionKey);
  await list(page).getByRole('link', { name }).first().click();
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(name);
  await expect.poll(() => channel.heard('access_token').at(-1)?.payload.access_token).toMatch(/^ey/);
  expect(channel.heard('access_token').at(-1)?.payload.access_token).not.toBe(joined?.payload.access_token);

  channel.fail();
  await expect(
    page.getByText('The desk looks for new leads every 5 seconds.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('New leads appear here at once.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: /^Sign out/ }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => channel.open()).toBe(0);
});
