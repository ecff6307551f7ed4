import { expect, type Page } from '@playwright/test';
import type { Way } from './way.ts';

interface FormWay extends Pick<Way, 'name' | 'path' | 'door'> {
  /** Its name in the HTML. */
  form: string;
  /** Besides the e-mail address. */
  fields: Readonly<Record<string, string>>;
  sent: string;
  /** Without it whatever the database says is right. */
  failed?: string;
  /** What it says of something that is there already. */
  known?: string;
  /** Where a browser without scripts ends up. */
  thanks: string;
  /** What has to happen between the fields and the button. */
  before?: (page: Page) => Promise<void>;
}

const ended = ':is([data-status=success], [data-status=error])';

export function formWay({ form, fields, sent, failed = '', known, thanks, before, ...rest }: FormWay): Way {
  // A form that only the browser sends may have the same name, and no status.
  const within = `form[name="${form}"][data-status]`;
  const button = (page: Page) => page.locator(`${within} button[type=submit]`);
  const outbox = (page: Page) => page.getByRole('region', { name: 'Outbox' }).getByRole('listitem');

  async function write(page: Page, mark: string): Promise<void> {
    for (const [name, value] of Object.entries({ ...fields, email: mark })) {
      const control = page.locator(`${within} [name="${name}"]`);
      if (name === 'role') await control.selectOption(value);
      else await control.fill(value);
    }
  }

  return {
    ...rest,
    afterRefusal: rest.door === 'database' ? 'other way' : 'waits',
    isLead: true,
    sent,
    failed,

    async fill(page, mark) {
      await write(page, mark);
      await before?.(page);
    },
    press: (page) => button(page).click(),
    pressTwice: (page) => button(page).dblclick(),
    async pressEnter(page) {
      await page.locator(`${within} [name=email]`).focus();
      for (let time = 0; time < 3; time += 1) await page.keyboard.press('Enter');
    },

    async keepsWords(page, mark) {
      for (const [name, value] of Object.entries({ ...fields, email: mark })) {
        await expect(page.locator(`${within} [name="${name}"]`)).toHaveValue(value);
      }
    },

    async ending(page) {
      const found = page.locator(within + ended);
      await found.waitFor();
      return (await found.getAttribute('data-status')) === 'success' ? 'sent' : 'failed';
    },
    untilSent: (page) => page.locator(`${within}[data-status=success]`).waitFor(),
    sendAgain: (page) => button(page).click(),
    isKnown: async (page) => known !== undefined && (await page.locator(within).getByText(known).count()) > 0,
    seesItWaiting: (page) =>
      expect(outbox(page)).toHaveText([/is waiting|could not be sent so far|nobody has confirmed/]),
    seesItWaitingElsewhere: (page) => expect(outbox(page)).toHaveText([/is waiting/]),
    untilSentFromElsewhere: (page) => expect(outbox(page)).toHaveText([/has now been sent, reference/]),

    async sendNatively(page, mark) {
      await write(page, mark);
      await button(page).click();
      await page.waitForURL(`**${thanks}`);
      await expect(page.locator('main h1')).toHaveText(/Thank you/);
    },
  };
}
