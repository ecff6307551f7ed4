import { expect, type Page } from '@playwright/test';
import type { Flow } from './flow.ts';

interface FormFlow extends Pick<Flow, 'name' | 'path' | 'channel'> {
  /** The form's name in the HTML. */
  form: string;
  /** All fields except the e-mail address. */
  fields: Readonly<Record<string, string>>;
  sent: string;
  /** Without it any message of the database is right. */
  failed?: string;
  /** The message for an address that is subscribed already. */
  known?: string;
  /** The page that a browser without scripts ends on. */
  thanks: string;
  /** Runs between the fields and the button. */
  before?: (page: Page) => Promise<void>;
}

const ended = ':is([data-status=success], [data-status=error])';

export function formFlow({
  form,
  fields,
  sent,
  failed = '',
  known,
  thanks,
  before,
  ...rest
}: FormFlow): Flow {
  // A plain form with the same name may exist; it has no status.
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
    submissions: 1,
    afterRefusal: rest.channel === 'database' ? 'other channel' : 'waits',
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

    async expectValuesKept(page, mark) {
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
    resend: (page) => button(page).click(),
    isKnown: async (page) => known !== undefined && (await page.locator(within).getByText(known).count()) > 0,
    expectWaiting: (page) =>
      expect(outbox(page)).toHaveText([/is waiting|could not be sent so far|nobody has confirmed/]),
    expectWaitingAfterReload: (page) => expect(outbox(page)).toHaveText([/is waiting/]),
    untilOutboxReportsSent: (page) => expect(outbox(page)).toHaveText([/has now been sent, reference/]),

    async sendWithoutScripts(page, mark) {
      await write(page, mark);
      await button(page).click();
      await page.waitForURL(`**${thanks}`);
      await expect(page.locator('main h1')).toHaveText(/Thank you/);
    },
  };
}
