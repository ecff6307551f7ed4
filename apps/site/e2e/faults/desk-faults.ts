import { answer } from '@laliaflia/tooling/mail-server/mail-server.ts';
import { expect, type Page } from '@playwright/test';
import { list, openKeeping, pane, press, sessionKey } from '../support/desk.ts';
import type { DeskContext } from './desk-context.ts';
import { breaksOff } from './responses.ts';

/** Something that goes wrong while an owner works: a row of the second table. */
export interface DeskFault {
  name: string;
  /** What has become of it, in the words of the table. `run` checks it. */
  ending: string;
  run(context: DeskContext): Promise<void>;
}

const answers = (page: Page) => pane(page).getByRole('region', { name: 'Answers' }).getByRole('listitem');
const message = (page: Page) => pane(page).getByLabel('Message');

async function write(page: Page, text: string): Promise<void> {
  await press(pane(page), 'Answer');
  await message(page).fill(text);
}

export const deskFaults: readonly DeskFault[] = [
  {
    name: 'The token runs out while an answer is written',
    ending: 'renewed by the press on Send, sent once',
    async run({ open, stored, received }) {
      const page = await open();
      await write(page, 'We have room in May.');
      await page.evaluate((key) => {
        const session = JSON.parse(localStorage.getItem(key) ?? '');
        const stale = { ...session, access_token: 'of yesterday', expires_at: 1 };
        localStorage.setItem(key, JSON.stringify(stale));
      }, sessionKey);
      await press(pane(page), 'Send');
      await expect(answers(page)).toContainText('We have room in May.');
      // It is held for ten seconds.
      await expect(answers(page)).toContainText('Sent on', { timeout: 40_000 });
      expect(received()).toEqual([expect.stringContaining('We have room in May.')]);
      expect(await stored()).toHaveLength(1);
    },
  },
  {
    name: 'The session is over while an answer is written',
    ending: 'asks to sign in at the same address, where the draft still is',
    async run({ open, owner, newPassword, stored }) {
      const page = await open();
      await write(page, 'We have room in June.');
      const password = await newPassword();
      await press(pane(page), 'Send');
      await page.getByLabel('Password').fill(password);
      await page.getByLabel('E-mail').fill(owner.email);
      await press(page, 'Sign in');
      await press(pane(page), 'Answer');
      await expect(message(page)).toHaveValue('We have room in June.');
      expect(await stored()).toEqual([]);
      await press(pane(page), 'Send');
      await expect(answers(page)).toContainText('We have room in June.');
      expect(await stored()).toHaveLength(1);
    },
  },
  {
    name: 'Two desks answer at once',
    ending: 'one is sent; the other one is told, shown the first answer, and keeps its text',
    async run({ open, stored }) {
      const [first, second] = [await open(), await open()];
      await write(first, 'Monday is free.');
      await write(second, 'Tuesday is free.');
      await press(pane(first), 'Send');
      await expect(answers(first)).toContainText('Monday is free.');
      await press(pane(second), 'Send');
      await expect(pane(second)).toContainText('It was answered at another desk meanwhile.');
      await expect(answers(second)).toContainText(['Monday is free.']);
      await expect(message(second)).toHaveValue('Tuesday is free.');
      expect(await stored()).toEqual([expect.objectContaining({ body: 'Monday is free.' })]);
    },
  },
  {
    name: 'Two desks change a state at once',
    ending: 'the first change stays, and the other desk is told of it',
    async run({ open, name }) {
      const [first, second] = [await open(), await open()];
      await pane(first).getByRole('radio', { name: 'Won' }).click();
      await expect(first.getByText('Marked as won', { exact: true })).toBeVisible();
      await pane(second).getByRole('radio', { name: 'Lost' }).click();
      await expect(second.getByText(/meanwhile/).first()).toBeVisible();
      await expect(pane(second).getByRole('radio', { name: 'Won' })).toBeChecked();
      await expect(list(second).getByRole('link', { name })).toContainText('Won');
    },
  },
  {
    name: 'Two desks keep a lead until different days',
    ending: 'the first day stays, and the other desk is told of it',
    async run({ open }) {
      const [first, second] = [await open(), await open()];
      const keep = async (page: Page, day: string) => {
        await openKeeping(page);
        await pane(page).getByLabel('Keep until').fill(day);
        await press(pane(page), 'Save');
      };
      await keep(first, '2036-12-31');
      await expect(first.getByText('Kept until 31 December 2036', { exact: true })).toBeVisible();
      await keep(second, '2030-01-31');
      await expect(second.getByText(/^Another desk has set 31 December 2036/).first()).toBeVisible();
      await expect(pane(second).getByLabel('Keep until')).toHaveValue('2036-12-31');
    },
  },
  {
    name: 'The mail of an answer is refused',
    ending: 'said in red on the lead, with the reason, and not tried again',
    async run({ open, email, environment: { mailServer }, received, stored }) {
      const page = await open();
      mailServer.onRcpt = (to) => (to === email ? answer(550, 'No such user') : undefined);
      await write(page, 'We have room in July.');
      await press(pane(page), 'Send');
      await expect(answers(page)).toContainText('Goes out in a moment');
      await expect(answers(page)).toContainText('The mail was refused.', { timeout: 40_000 });
      await expect(answers(page)).toContainText('No such user');
      expect(received()).toEqual([]);
      expect(await stored()).toEqual([expect.objectContaining({ outcome: 'refused' })]);
    },
  },
  {
    name: 'Stored, the answer of the database breaks off',
    ending: 'said to be not stored; the same text sent once more is stored once',
    async run({ open, environment: { api }, stored }) {
      const page = await open();
      await write(page, 'We have room in August.');
      api.intercept(breaksOff);
      await press(pane(page), 'Send');
      await expect(pane(page)).toContainText('The answer was not stored. It stays here: try again.');
      await expect(message(page)).toHaveValue('We have room in August.');
      api.intercept();
      await press(pane(page), 'Send');
      await expect(answers(page)).toHaveCount(1);
      await expect(message(page)).toBeHidden();
      expect(await stored()).toHaveLength(1);
    },
  },
];
