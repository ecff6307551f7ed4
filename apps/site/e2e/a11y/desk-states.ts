import { expect, type Page } from '@playwright/test';
import { list, pane, press } from '../support/desk.ts';
import { modes } from './modes.ts';
import type { State } from './states.ts';

/** The desk is made by its scripts. */
export const deskModes = modes.filter(({ scripts = true }) => scripts);

/** IBM's engine cannot read the mixed colour of a button beneath it. */
const leavePointer = (page: Page) => page.mouse.move(0, 0);

async function openLead(page: Page, name: string): Promise<void> {
  await page.goto(`/desk/?q=${encodeURIComponent(name)}`);
  await list(page).getByRole('link').first().press('Enter');
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(name);
}

const screen = (name: string, address: string, there: string | RegExp): State => ({
  name,
  path: '/desk/',
  async reach(page) {
    await page.goto(`/desk/${address}`);
    await expect(page.getByText(there).first()).toBeVisible();
  },
});

/**
 * The screens of the desk, and what opens there, for an owner who is signed in.
 * @param name Of a lead.
 */
export const deskStates = (name: string): readonly State[] => [
  screen('leads', '', 'The desk looks for new leads every 5 seconds.'),
  {
    name: 'a lead and an answer without words',
    path: '/desk/',
    async reach(page) {
      await openLead(page, name);
      await press(pane(page), 'Answer');
      await pane(page).getByLabel('Message').fill('');
      await press(pane(page), 'Send');
      await expect(pane(page)).toContainText('Write something first.');
      await leavePointer(page);
    },
  },
  {
    name: 'erasing a person',
    path: '/desk/',
    part: '[role=dialog]',
    async reach(page) {
      await openLead(page, name);
      await press(pane(page), 'Erase this person');
      await press(page.getByRole('dialog'), 'Erase for good');
      await expect(page.getByRole('dialog')).toContainText('Type the word “erase”.');
      await leavePointer(page);
    },
  },
  screen('a view without leads', '?q=unheardof', 'No lead is like that.'),
  screen('numbers', 'numbers', 'Page views a week'),
  screen('workshops', 'events?event=deep', 'Print the list for the door'),
  screen('newsletter', 'newsletter', 'Asked, not confirmed yet'),
  screen('health', 'health', 'Old rows last cleared'),
  screen('account', 'account', 'Set up a second factor'),
];
