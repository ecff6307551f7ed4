import { expect, type Page } from '@playwright/test';
import type { Flow } from './flow.ts';
import { formFlow } from './form-flow.ts';
import { untilEngineIsLoaded } from './visitor.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Innovation guide' });
const input = (page: Page) => panel(page).getByRole('textbox', { name: 'Write a message' });
/** The messages that are stored: the question and its answer, but not the greeting. */
const kept = (page: Page) => panel(page).locator('[data-saving]');
const again = (page: Page) => panel(page).getByRole('button', { name: 'Try again' });

/** The guide takes a second to answer. */
async function untilAnswered(page: Page): Promise<void> {
  await kept(page).first().waitFor();
  await page.clock.fastForward(1000);
  await expect(kept(page)).toHaveCount(2);
}

async function talk(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  await untilAnswered(page);
}

/** Without scripts the chat button is a link to the contact form. */
const contact = formFlow({
  name: 'Contact',
  form: 'contact',
  path: '/contact',
  channel: 'form',
  fields: { name: 'Ada Example', company: 'Analytical Engines', role: 'ceo', message: 'A question.' },
  sent: '',
  thanks: '/thank-you?type=contact',
});

export const chatFlow: Flow = {
  name: 'Chat',
  path: '/imprint',
  channel: 'database',
  submissions: 2,
  afterRefusal: 'resend',
  isLead: false,
  sent: undefined,
  failed: undefined,

  async fill(page, mark) {
    await page.getByRole('button', { name: 'Chat with the innovation guide' }).click();
    await input(page).fill(mark);
  },
  press: (page) => talk(page, () => panel(page).getByRole('button', { name: 'Send', exact: true }).click()),
  pressTwice: (page) =>
    talk(page, () => panel(page).getByRole('button', { name: 'Send', exact: true }).dblclick()),
  pressEnter: (page) =>
    talk(page, async () => {
      await input(page).focus();
      for (let time = 0; time < 3; time += 1) await page.keyboard.press('Enter');
    }),

  expectValuesKept: (page, mark) => expect(panel(page)).toContainText(mark),

  async ending(page) {
    await expect(kept(page).and(page.locator('[data-saving=sending]'))).toHaveCount(0);
    const unsaved = await kept(page).and(page.locator('[data-saving=unsaved]')).count();
    return unsaved === 0 ? 'sent' : 'failed';
  },
  untilSent: (page) => expect(kept(page).and(page.locator('[data-saving=saved]'))).toHaveCount(2),
  expectWaiting: (page) => expect(panel(page)).toContainText('Not saved'),
  isKnown: async () => false,
  async resend(page) {
    while ((await again(page).count()) > 0) await again(page).first().click();
  },
  // The outbox sends a chat without telling the visitor. If the clock jumped before the engine runs, the wait for the
  // engine's code would time out.
  expectWaitingAfterReload: untilEngineIsLoaded,
  untilOutboxReportsSent: async () => {},

  async sendWithoutScripts(page, mark) {
    await page.getByRole('link', { name: 'Chat with the innovation guide' }).click();
    await page.waitForURL('**/contact');
    await contact.sendWithoutScripts(page, mark);
  },
};
