import { expect, type Page } from '@playwright/test';
import {
  addOwner,
  book,
  chat,
  list,
  openKeeping,
  pane,
  press,
  report,
  sessionKey,
  signIn,
} from '../support/desk.ts';
import { address } from '../support/person-form.ts';
import { examine } from './cells.ts';
import { type Mode, modes } from './modes.ts';
import type { State } from './states.ts';

/** The desk is made by its scripts. */
export const deskModes = modes.filter(({ scripts = true }) => scripts);

/** Who is read at the desk. */
interface Person {
  name: string;
  email: string;
}

/** IBM's engine cannot read the mixed colour of a button beneath it. */
const leavePointer = (page: Page) => page.mouse.move(0, 0);

async function openLead(page: Page, words: string): Promise<void> {
  await page.goto(`/desk/?q=${encodeURIComponent(words)}`);
  await list(page).getByRole('link').first().press('Enter');
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeVisible();
}

/**
 * Signs an owner in, who has much to read of somebody: a booking with an answer and a note, a chat, an assessment.
 * @returns Who that is.
 */
export async function beginAtDesk(page: Page): Promise<Person> {
  const person = { name: `Mia ${address().slice(4, 12)}`, email: address() };
  const { name, email } = person;
  await report(page, email);
  await book(page, name, { email });
  await chat(page, [
    ['user', `Do you work with ferries? ${email}`],
    ['bot', 'We do.'],
  ]);
  await signIn(page, await addOwner());
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeVisible();
  await openLead(page, name);
  await pane(page).getByLabel('New note').fill('Call on Monday');
  await press(pane(page), 'Add note');
  await expect(pane(page).getByRole('button', { name: /^Delete the note/ })).toBeVisible();
  await press(pane(page), 'Answer');
  await press(pane(page), 'Send');
  await expect(pane(page)).toContainText('Goes out in a moment');
  return person;
}

/** Opens a state in a mode: neither engine finds anything, and nothing is wider than the window. */
export async function examineDesk(page: Page, mode: Mode, state: State): Promise<void> {
  await examine(page, mode, state);
  const { width, room } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    room: innerWidth,
  }));
  expect(width, `${state.name} is as wide as its window`).toBeLessThanOrEqual(room);
}

const at = (name: string, reach: State['reach'], part?: string): State => ({
  ...{ name, path: '/desk/', reach },
  ...(part !== undefined && { part }),
});

const screen = (name: string, to: string, there: string | RegExp): State =>
  at(name, async (page) => {
    await page.goto(`/desk/${to}`);
    await expect(page.getByText(there).filter({ visible: true }).first()).toBeVisible();
  });

/** What shows before anybody has signed in. */
export const outside: readonly State[] = [
  at('signing in', async (page) => {
    await page.goto('/desk/');
    await expect(page.getByLabel('Password')).toBeVisible();
  }),
  screen('the link of a mail', 'enter', 'The link from your mail works once.'),
];

/** The screens of the desk, and what opens there, for an owner who is signed in. The last one asks for a code from then on. */
export const deskStates = ({ name, email }: Person): readonly State[] => [
  screen('leads', '', 'The desk looks for new leads every 5 seconds.'),
  at('a lead with a note, an answer and what else the person sent', async (page) => {
    await openLead(page, name);
    await expect(pane(page).getByRole('link', { name: /Chat/ })).toBeVisible();
  }),
  at('a lead and an answer without words', async (page) => {
    await openLead(page, name);
    await press(pane(page), 'Answer');
    await pane(page).getByLabel('Message').fill('');
    await press(pane(page), 'Send');
    await expect(pane(page)).toContainText('Write something first.');
    await leavePointer(page);
  }),
  at(
    'erasing a person',
    async (page) => {
      await openLead(page, name);
      await openKeeping(page);
      await press(pane(page), 'Erase this person');
      await page.getByLabel('Type “erase” to go on').press('Enter');
      await expect(page.getByRole('dialog')).toContainText('Type the word “erase”.');
      await leavePointer(page);
    },
    '[role=dialog]',
  ),
  at('a chat', async (page) => {
    await openLead(page, name);
    await pane(page).getByRole('link', { name: /Chat/ }).press('Enter');
    await expect(pane(page)).toContainText('We do.');
  }),
  at('an assessment', async (page) => {
    await openLead(page, email);
    await pane(page)
      .getByRole('list', { name: 'Sent by this person, newest first' })
      .getByRole('link', { name: /Assessment/ })
      .press('Enter');
    await expect(pane(page)).toContainText('What was answered');
  }),
  screen('a view without leads', '?q=unheardof', 'No lead matches “unheardof”.'),
  at(
    'the keys',
    async (page) => {
      await page.goto('/desk/');
      await expect(list(page)).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    '[role=dialog]',
  ),
  at(
    'the account menu',
    async (page) => {
      await page.goto('/desk/numbers');
      await page.getByRole('button', { name: 'Account' }).press('Enter');
      await expect(page.getByRole('menuitem', { name: /^Sign out/ })).toBeVisible();
    },
    '[role=menu]',
  ),
  screen('numbers', 'numbers', 'Page views per week'),
  screen('workshops', 'events?event=deep', 'Print the list for the door'),
  at('a mail to guests, without words', async (page) => {
    await page.goto('/desk/events?event=deep');
    await press(page.getByRole('main'), 'Write to');
    await page.locator('summary', { hasText: 'To: ' }).press('Enter');
    await expect(page.getByRole('group', { name: 'Who gets the mail' })).toBeVisible();
    await press(page, 'Send to');
    await expect(page.getByRole('main').locator('[aria-invalid=true]')).toHaveCount(2);
    await leavePointer(page);
  }),
  screen('newsletter', 'newsletter', 'Asked, not confirmed yet'),
  screen('health', 'health', 'Old data last deleted'),
  screen('account', 'account', 'Set up a second factor'),
  at('setting up a second factor', async (page) => {
    await page.goto('/desk/account');
    await press(page, 'Set up a second factor');
    await expect(page.getByLabel('Six-digit code')).toBeVisible();
    await leavePointer(page);
  }),
  at('no owner', async (page) => {
    const counts = '**/rpc/desk_counts';
    // At once: an answer that is still awaited when the route goes has been handled by then.
    await page.route(counts, (route) =>
      route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto('/desk/');
    await expect(page.getByRole('heading', { name: 'This desk is not yours.' })).toBeVisible();
    await page.unroute(counts);
  }),
  at('the code of a second factor', async (page) => {
    await page.goto('/desk/account');
    await expect(page.getByText('Set up a second factor')).toBeVisible();
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '');
      session.user.factors = [{ id: 'f1', factor_type: 'totp', status: 'verified' }];
      localStorage.setItem(key, JSON.stringify(session));
    }, sessionKey);
    await page.goto('/desk/');
    await expect(page.getByLabel('Six-digit code')).toBeFocused();
  }),
];

/** The states of the desk, each in each of its modes. */
export const deskCells = deskModes.length * (outside.length + deskStates({ name: '', email: '' }).length);
