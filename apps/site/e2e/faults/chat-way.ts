import { expect, type Page } from '@playwright/test';
import { formWay } from './form-way.ts';
import { untilFetched } from './visitor.ts';
import type { Way } from './way.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Innovation guide' });
const input = (page: Page) => panel(page).getByRole('textbox', { name: 'Write a message' });
/** The question and its answer; the greeting is nobody's words. */
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

/** Without scripts the launcher leads to the contact form. */
const contact = formWay({
  name: 'Contact',
  form: 'contact',
  path: '/contact',
  door: 'form',
  fields: { name: 'Ada Example', company: 'Analytical Engines', role: 'ceo', message: 'A question.' },
  sent: '',
  thanks: '/thank-you?type=contact',
});

export const chatWay: Way = {
  name: 'Chat',
  path: '/imprint',
  door: 'database',
  afterRefusal: 'by hand',
  isLead: false,
  sent: undefined,
  failed: undefined,

  async fill(page, mark) {
    await page.getByRole('button', { name: 'Ask the innovation guide' }).click();
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

  keepsWords: (page, mark) => expect(panel(page)).toContainText(mark),

  async ending(page) {
    await expect(kept(page).and(page.locator('[data-saving=sending]'))).toHaveCount(0);
    const unsaved = await kept(page).and(page.locator('[data-saving=unsaved]')).count();
    return unsaved === 0 ? 'sent' : 'failed';
  },
  untilSent: (page) => expect(kept(page).and(page.locator('[data-saving=saved]'))).toHaveCount(2),
  seesItWaiting: (page) => expect(panel(page)).toContainText('Not saved'),
  isKnown: async () => false,
  async sendAgain(page) {
    while ((await again(page).count()) > 0) await again(page).first().click();
  },
  // The outbox sends it on quietly; nobody is told about a talk that is over. The strip, which would tell, is fetched as
  // soon as the engine runs: before that a jump in time would only end the patience with its code.
  seesItWaitingElsewhere: (page) => untilFetched(page, '/outbox-strip-'),
  untilSentFromElsewhere: async () => {},

  async sendNatively(page, mark) {
    await page.getByRole('link', { name: 'Ask the innovation guide' }).click();
    await page.waitForURL('**/contact');
    await contact.sendNatively(page, mark);
  },
};
